import { petal, polar } from "@lantern/ui/art/geometry.ts";
import { circle, ellipse, ground, path, place, rectangle, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { blur } from "@lantern/ui/art/texture.ts";
import { bannerSheet, calmStart, endwards } from "./banner.ts";

const ink = "#245545";
const line = `stroke="${ink}" stroke-width="1.2" stroke-linejoin="round"`;

/** JADE, by day: tiles set out on a tray, a cup poured for whoever sits down. */
export function drawJadeTrial(): string {
  const sheet = bannerSheet();
  return sheet.finish(
    ground(
      sheet,
      sheet.linear(
        [
          [0, "#f7f4ea"],
          [0.6, "#f3ead8"],
          [1, "#e4cfae"],
        ],
        [0, 0],
        [1, 0.6],
      ),
    ) +
      circle(304, 70, 116, "#ffffff", `opacity=".5"`) +
      endwards(mat(sheet) + tiles(sheet) + cup(sheet), 12) +
      calmStart(sheet, "#f7f4ea", 0.46),
  );
}

function mat(sheet: Sheet): string {
  const slats = Array.from({ length: 12 }, (_, index) => `M${164 + index * 21} 132L${150 + index * 23} 182`).join("");
  return (
    path(
      "M170 128H392V190H140Z",
      sheet.linear([
        [0, "#7fc3a6"],
        [1, "#2c8466"],
      ]),
    ) +
    stroke(slats, "#1c6a50", 1, `opacity=".5"`) +
    stroke("M170 128H392", "#e8fff5", 1.6, `opacity=".8"`) +
    ellipse(280, 160, 100, 10, "#123b2d", `opacity=".35" filter="${blur(sheet, 4)}"`)
  );
}

function tile(sheet: Sheet, x: number, y: number, size: number, turn: number, face: string): string {
  const stone = sheet.linear([
    [0, "#5fbd98"],
    [1, "#0d6247"],
  ]);
  return place(
    rectangle(-25, -30, 50, 72, stone, 8, line) +
      rectangle(
        -25,
        -36,
        50,
        66,
        sheet.linear([
          [0, "#ffffff"],
          [1, "#eee8d8"],
        ]),
        8,
        line,
      ) +
      rectangle(-21, -32, 42, 58, "none", 6, `stroke="#cfe0d4" stroke-width="1"`) +
      place(face, 0, -3),
    x,
    y,
    size,
    turn,
  );
}

function tiles(sheet: Sheet): string {
  const lotus =
    [-64, 64, -36, 36, -12, 12]
      .map(
        (lean) =>
          `<g transform="rotate(${lean} 0 12)">${path(petal([0, 12], [0, -16], 12, 0.55), "#e88aa4", `stroke="#a3164e" stroke-width="1"`)}</g>`,
      )
      .join("") + stroke("M-16 15Q0 20 16 15", "#0c6448", 2.4);
  const coin =
    circle(0, 0, 17, "#e0a53c", `stroke="#8a5a14" stroke-width="1.4"`) +
    circle(0, 0, 12.6, "none", `stroke="#8a5a14" stroke-width="1"`) +
    rectangle(-5, -5, 10, 10, "#fffaf0", 1, `stroke="#8a5a14" stroke-width="1"`);
  const bamboo = [-10, 0, 10]
    .map(
      (x) =>
        rectangle(x - 3.4, -20, 6.8, 18, "#2f9a74", 3, line) + rectangle(x - 3.4, 2, 6.8, 18, x === 0 ? "#c8402a" : "#2f9a74", 3, line),
    )
    .join("");
  const blossom =
    [0, 72, 144, 216, 288]
      .map((turn) => path(petal([0, 0], polar([0, 0], 18, turn - 90), 13, 0.62), "#c8402a", `stroke="#7a1a10" stroke-width="1"`))
      .join("") + circle(0, 0, 4.6, "#ffd98f");
  return (
    tile(sheet, 216, 118, 0.9, -10, bamboo) +
    tile(sheet, 344, 112, 0.98, 11, coin) +
    tile(sheet, 258, 98, 1.16, -4, lotus) +
    tile(sheet, 304, 110, 1.06, 5, blossom)
  );
}

function cup(sheet: Sheet): string {
  const porcelain = sheet.linear(
    [
      [0, "#cfe3d9"],
      [0.24, "#ffffff"],
      [0.6, "#f4faf6"],
      [1, "#a9cbbb"],
    ],
    [0, 0],
    [1, 0],
  );
  return (
    ellipse(364, 166, 34, 7, "#fdfdf8", line) +
    ellipse(364, 164.5, 24, 4.4, "#d8e8df") +
    path("M342 136H386C386 152 378 163 364 163S342 152 342 136Z", porcelain, line) +
    ellipse(364, 136, 22, 5, "#ffffff", line) +
    ellipse(364, 136.6, 18.5, 3.6, "#c08a3c") +
    stroke("M347 147Q364 153 381 147", "#2f9a74", 1.6) +
    stroke("M356 126C351 117 360 113 354 103M370 125C365 117 374 112 369 101", "#ffffff", 2.6, `opacity=".95"`)
  );
}
