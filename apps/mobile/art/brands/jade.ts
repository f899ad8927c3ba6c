import { displayFace } from "@lantern/ui/art/display-face.ts";
import { letter } from "@lantern/ui/art/lettering.ts";
import { circle, createSheet, ground, path, place, rectangle, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";

/** The mark: a bangle of jade with a lotus opening in its light, 64 units across its box. */
function mark(sheet: Sheet): string {
  const stone = sheet.linear(
    [
      [0, "#a8ebcd"],
      [0.35, "#3fae86"],
      [0.75, "#0d6a4d"],
      [1, "#0a4d38"],
    ],
    [0, 0],
    [1, 1],
  );
  const leaf = (turn: number, reach: number, half: number, paint: string): string =>
    place(
      path(
        `M0 0C${-half} ${-reach * 0.35} ${-half} ${-reach * 0.7} 0 ${-reach}C${half} ${-reach * 0.7} ${half} ${-reach * 0.35} 0 0Z`,
        paint,
      ),
      32,
      43,
      1,
      turn,
    );
  const cinnabar = sheet.linear([
    [0, "#f0785a"],
    [1, "#b02c19"],
  ]);
  return (
    circle(32, 32, 25, "none", `stroke="${stone}" stroke-width="11"`) +
    circle(32, 32, 30, "none", `stroke="#083f2d" stroke-width=".8" opacity=".5"`) +
    circle(32, 32, 20, "none", `stroke="#083f2d" stroke-width=".8" opacity=".5"`) +
    stroke("M10.500 21.500A24 24 0 0 1 25 9", "#ffffff", 2.8, `opacity=".8"`) +
    stroke("M31 7.600A24 24 0 0 1 35 7.800", "#ffffff", 2.2, `opacity=".6"`) +
    [-66, 66].map((turn) => leaf(turn, 14, 4.4, "#2f9a74")).join("") +
    [-40, 40].map((turn) => leaf(turn, 17, 5, "#e58a72")).join("") +
    [-19, 19].map((turn) => leaf(turn, 20, 5.6, cinnabar)).join("") +
    leaf(0, 21.5, 5.2, "#f4a088") +
    stroke("M22 45.500Q32 49 42 45.500", "#2f9a74", 1.8)
  );
}

export function drawJadeLogo(): string {
  const sheet = createSheet(64, 64, "jade-logo-");
  return sheet.finish(mark(sheet));
}

/** Mark and name side by side, for the house's own light ground. */
export function drawJadeWordmark(): string {
  const sheet = createSheet(300, 64, "jade-wordmark-");
  const name = letter("Jade House", {
    font: displayFace("@fontsource/gloock"),
    width: 224,
    size: 42,
    x: 74,
    baseline: 46,
    align: "start",
    tracking: 0.01,
  });
  return sheet.finish(mark(sheet) + path(name.outline, "#0c5a42"));
}

/** The installed app's icon; `scale` leaves room for a mask. */
function drawIcon(prefix: string, radius: number, scale: number): string {
  const sheet = createSheet(128, 128, prefix);
  const face = sheet.radial(
    [
      [0, "#ffffff"],
      [0.55, "#f1f7f2"],
      [1, "#cde4d8"],
    ],
    [0.42, 0.34],
    0.8,
  );
  const plate = radius === 0 ? ground(sheet, face) : rectangle(0, 0, 128, 128, face, radius);
  return sheet.finish(
    plate +
      circle(64, 64, 37 * scale, "none", `stroke="#9cc4b2" stroke-width="1.4" stroke-dasharray="5 4" opacity=".9"`) +
      circle(64, 68, 25 * scale, "none", `stroke="#0b4a3c" stroke-width="${round(11 * scale)}" opacity=".16"`) +
      place(mark(sheet), 64 - 32 * scale, 64 - 32 * scale, scale),
  );
}

export const drawJadeIcon = (): string => drawIcon("jade-icon-", 28, 1.5);
export const drawJadeMaskable = (): string => drawIcon("jade-maskable-", 0, 1.24);
export const drawJadeFavicon = (): string => {
  const sheet = createSheet(32, 32, "jade-favicon-");
  return sheet.finish(place(mark(sheet), 0, 0, 0.5));
};
