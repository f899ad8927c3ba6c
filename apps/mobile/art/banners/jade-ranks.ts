import { rays } from "@lantern/ui/art/geometry.ts";
import { circle, ellipse, ground, path, place, rectangle, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { blur } from "@lantern/ui/art/texture.ts";
import { bannerSheet, calmStart, endwards } from "./banner.ts";

/** JADE, by day: bangles of every colour that jade has, risen rank upon rank on a stand. */
export function drawJadeRanks(): string {
  const sheet = bannerSheet();
  return sheet.finish(
    ground(
      sheet,
      sheet.linear(
        [
          [0, "#f1f7f2"],
          [1, "#b9ddcb"],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
      path(rays([300, 60], 28, 330, 0.5), "#ffffff", `opacity=".5"`) +
      circle(300, 74, 74, "#ffffff", `opacity=".6"`) +
      endwards(stand(sheet) + tower(sheet), 4) +
      calmStart(sheet, "#f1f7f2", 0.46),
  );
}

/** Colours of jade, from the lowest rank: honey, celadon, apple, lavender, imperial. */
const stones: readonly (readonly [string, string, string])[] = [
  ["#f3d9a0", "#d9a84e", "#96641c"],
  ["#e6f4ea", "#b4d8c2", "#6fa58b"],
  ["#c4ecb4", "#74bf78", "#35834a"],
  ["#ead9f2", "#bf9ad6", "#7d56a0"],
  ["#a6e8cb", "#2f9a74", "#0a4f39"],
];

function bangle(sheet: Sheet, x: number, y: number, radius: number, [light, body, dark]: readonly [string, string, string]): string {
  const squash = 0.36;
  const height = radius * 0.34;
  const face = sheet.linear(
    [
      [0, dark],
      [0.2, body],
      [0.36, light],
      [0.62, body],
      [1, dark],
    ],
    [0, 0],
    [1, 0],
  );
  const low = radius * squash;
  return place(
    path(
      `M${-radius} 0A${radius} ${low} 0 0 0 ${radius} 0V${height}A${radius} ${low} 0 0 1 ${-radius} ${height}Z`,
      face,
      `stroke="${dark}" stroke-width=".8"`,
    ) +
      ellipse(
        0,
        0,
        radius,
        low,
        sheet.linear([
          [0, body],
          [1, light],
        ]),
        `stroke="${dark}" stroke-width=".8"`,
      ) +
      ellipse(0, 1, radius * 0.72, low * 0.7, dark, `opacity=".85"`) +
      ellipse(0, 2.4, radius * 0.7, low * 0.62, body, `opacity=".55"`) +
      stroke(
        `M${-radius * 0.82} ${low * 0.5}Q${-radius * 0.5} ${low * 0.98} ${-radius * 0.06} ${low * 1.04}`,
        "#fff",
        2.4,
        `opacity=".85"`,
      ),
    x,
    y,
  );
}

function tower(sheet: Sheet): string {
  const levels = [
    [62, 132],
    [53, 110],
    [44, 89],
    [36, 70],
    [28, 53],
  ] as const;
  return (
    levels.map(([radius, y], index) => bangle(sheet, 296, y, radius, stones[index] ?? stones[0] ?? ["", "", ""])).join("") +
    lotus(sheet) +
    bangle(sheet, 224, 150, 22, ["#a6e8cb", "#2f9a74", "#0a4f39"]) +
    bangle(sheet, 368, 152, 18, ["#ead9f2", "#bf9ad6", "#7d56a0"])
  );
}

function lotus(sheet: Sheet): string {
  const leaf = (turn: number, size: number, paint: string): string =>
    place(path("M0 0C-8 -6 -8 -16 0 -24C8 -16 8 -6 0 0Z", paint, `stroke="#8a1a0e" stroke-width=".8"`), 296, 46, size, turn);
  const red = sheet.linear([
    [0, "#f08a6a"],
    [1, "#b9331f"],
  ]);
  return (
    ellipse(296, 46, 15, 4, "#0a4f39", `opacity=".5"`) +
    [-62, 62].map((turn) => leaf(turn, 0.82, red)).join("") +
    [-32, 32].map((turn) => leaf(turn, 1, red)).join("") +
    leaf(0, 1.12, red)
  );
}

function stand(sheet: Sheet): string {
  const wood = sheet.linear([
    [0, "#b98a62"],
    [1, "#6e472d"],
  ]);
  return (
    ellipse(296, 176, 110, 7, "#2c4a3c", `opacity=".4" filter="${blur(sheet, 3)}"`) +
    rectangle(212, 158, 168, 10, wood, 4) +
    path("M226 168H366L360 178H232Z", wood) +
    rectangle(212, 158, 168, 1.6, "#f6e0c4", 1, `opacity=".8"`)
  );
}
