import { displayFace } from "@lantern/ui/art/display-face.ts";
import { letter } from "@lantern/ui/art/lettering.ts";
import { circle, createSheet, ellipse, ground, path, place, rectangle, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";

/** The mark: a round lantern with a door of light, 64 units across its box. */
function mark(sheet: Sheet): string {
  const paper = sheet.radial(
    [
      [0, "#fff3c4"],
      [0.4, "#ffc357"],
      [0.78, "#f27a34"],
      [1, "#c53a1c"],
    ],
    [0.5, 0.56],
    0.6,
  );
  const body = "M21 15H43C54 21 59 29 59 36C59 43 54 51 43 56H21C10 51 5 43 5 36C5 29 10 21 21 15Z";
  const ribs = stroke("M23 15C12 24 12 47 23 56M41 15C52 24 52 47 41 56", "#9a2f14", 1.4, `opacity=".35"`);
  const door =
    path("M24.5 56V42C24.5 36 28 32.5 32 32.5C36 32.5 39.5 36 39.5 42V56Z", "#4a1610") +
    path(
      "M27 56V43C27 38 29.5 35.5 32 35.5C34.5 35.5 37 38 37 43V56Z",
      sheet.linear([
        [0, "#ffdf8a"],
        [1, "#fff8dc"],
      ]),
    );
  return (
    stroke("M32 1V9", "#ffc14d", 3) +
    path(body, paper) +
    ribs +
    door +
    path("M22 17H42C45 18.6 47.5 20.6 49.5 23H14.5C16.5 20.6 19 18.6 22 17Z", "#fff", `opacity=".22"`) +
    rectangle(20, 8, 24, 8, "#ffc14d", 3) +
    rectangle(20, 13.4, 24, 2.6, "#9a520c", 1.3) +
    rectangle(19, 55, 26, 6.5, "#ffc14d", 3)
  );
}

export function drawLanternLogo(): string {
  const sheet = createSheet(64, 64, "lantern-logo-");
  return sheet.finish(mark(sheet));
}

/** Mark and name side by side, for dark grounds. */
export function drawLanternWordmark(): string {
  const sheet = createSheet(200, 64, "lantern-wordmark-");
  const name = letter("Lantern", {
    font: displayFace("@fontsource/bricolage-grotesque", 800),
    width: 126,
    size: 40,
    x: 72,
    baseline: 46,
    align: "start",
    tracking: -0.02,
  });
  return sheet.finish(mark(sheet) + path(name.outline, "#fff4e0"));
}

/** The installed app's icon: the lantern lit on ink; `scale` leaves room for a mask. */
function drawIcon(prefix: string, radius: number, scale: number): string {
  const sheet = createSheet(128, 128, prefix);
  const glow = sheet.radial([
    [0, "#ffb85a", 0.75],
    [0.5, "#ff8a3c", 0.22],
    [1, "#ff8a3c", 0],
  ]);
  const face = sheet.radial(
    [
      [0, "#2b3272"],
      [0.7, "#141a3c"],
      [1, "#0a0d22"],
    ],
    [0.5, 0.42],
    0.72,
  );
  const plate = radius === 0 ? ground(sheet, face) : rectangle(0, 0, 128, 128, face, radius);
  const sparks = [
    [26, 40, 1.6],
    [102, 34, 1.9],
    [20, 84, 1.3],
    [108, 88, 1.5],
    [36, 106, 1.2],
  ]
    .map(([x = 0, y = 0, size = 0]) =>
      circle(64 + (x - 64) * Math.min(1, scale / 1.3), 64 + (y - 64) * Math.min(1, scale / 1.3), size, "#ffe0a0", `opacity=".8"`),
    )
    .join("");
  return sheet.finish(
    plate +
      stroke(
        `M0 ${round(22 + (1.4 - scale) * 20)}Q64 ${round(34 + (1.4 - scale) * 20)} 128 ${round(18 + (1.4 - scale) * 20)}`,
        "#4a5496",
        1.6,
        `opacity=".8"`,
      ) +
      circle(64, 68, 62, glow) +
      sparks +
      ellipse(64, 64 + 40 * scale * 0.8, 26 * scale * 0.8, 4, "#04050f", `opacity=".45"`) +
      place(mark(sheet), 64 - 32 * scale, 66 - 32 * scale, scale),
  );
}

export const drawLanternIcon = (): string => drawIcon("lantern-icon-", 28, 1.4);
export const drawLanternMaskable = (): string => drawIcon("lantern-maskable-", 0, 1.2);
export const drawLanternFavicon = (): string => {
  const sheet = createSheet(32, 32, "lantern-favicon-");
  return sheet.finish(place(mark(sheet), 0, 0, 0.5));
};
