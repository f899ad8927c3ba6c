import { displayFace } from "@lantern/ui/art/display-face.ts";
import { letter } from "@lantern/ui/art/lettering.ts";
import { circle, createSheet, ground, path, place, rectangle, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";

/** The mark: a jade disc with a lotus cut through it, 64 units across its box. */
function mark(sheet: Sheet): string {
  const stone = sheet.linear(
    [
      [0, "#c9f5df"],
      [0.4, "#4fc79c"],
      [1, "#0d6a53"],
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
      45,
      1,
      turn,
    );
  const porcelain = sheet.linear([
    [0, "#ffffff"],
    [1, "#d6efe4"],
  ]);
  const lotus =
    [-74, 74].map((turn) => leaf(turn, 20, 6, "#bfe8d6")).join("") +
    [-44, 44].map((turn) => leaf(turn, 25, 7.5, "#e4f7ee")).join("") +
    [-18, 18].map((turn) => leaf(turn, 28, 8, porcelain)).join("") +
    leaf(0, 29, 7, "#ffffff");
  return (
    circle(32, 32, 30, stone) +
    circle(32, 32, 24.5, "#064a3c") +
    circle(32, 32, 24.5, "none", `stroke="#eafff5" stroke-width="1" opacity=".6"`) +
    circle(32, 32, 27.3, "none", `stroke="#064a3c" stroke-width="1.6" stroke-dasharray=".1 4.2" stroke-linecap="round" opacity=".8"`) +
    lotus +
    stroke("M18 49Q32 53 46 49", "#7fd8b6", 2) +
    path("M10 22C14 12 22 6 31 5C23 9 16 15 13 24Z", "#fff", `opacity=".6"`)
  );
}

export function drawJadeLogo(): string {
  const sheet = createSheet(64, 64, "jade-logo-");
  return sheet.finish(mark(sheet));
}

/** Mark and name side by side, for dark grounds. */
export function drawJadeWordmark(): string {
  const sheet = createSheet(172, 64, "jade-wordmark-");
  const name = letter("Jade", {
    font: displayFace("@fontsource/gloock"),
    width: 96,
    size: 42,
    x: 74,
    baseline: 46,
    align: "start",
    tracking: 0.01,
  });
  return sheet.finish(mark(sheet) + path(name.outline, "#f3fff9"));
}

/** The installed app's icon; `scale` leaves room for a mask. */
function drawIcon(prefix: string, radius: number, scale: number): string {
  const sheet = createSheet(128, 128, prefix);
  const face = sheet.radial(
    [
      [0, "#ffffff"],
      [0.6, "#eef7f1"],
      [1, "#c3ddd1"],
    ],
    [0.42, 0.34],
    0.8,
  );
  const plate = radius === 0 ? ground(sheet, face) : rectangle(0, 0, 128, 128, face, radius);
  return sheet.finish(
    plate + circle(64, 69, 31 * scale, "#0b4a3c", `opacity=".22"`) + place(mark(sheet), 64 - 32 * scale, 64 - 32 * scale, scale),
  );
}

export const drawJadeIcon = (): string => drawIcon("jade-icon-", 28, 1.5);
export const drawJadeMaskable = (): string => drawIcon("jade-maskable-", 0, 1.24);
export const drawJadeFavicon = (): string => {
  const sheet = createSheet(32, 32, "jade-favicon-");
  return sheet.finish(place(mark(sheet), 0, 0, 0.5));
};
