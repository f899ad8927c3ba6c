import { petal, rays } from "@lantern/ui/art/geometry.ts";
import { seededRandom } from "@lantern/ui/art/random.ts";
import { bokeh, paperLantern, stars } from "@lantern/ui/art/scene.ts";
import { circle, ellipse, ground, group, path, rectangle, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { bannerSheet, calmStart } from "./banner.ts";

/** Ranks: ten lanterns up a stair, each brighter than the last, to a gate on the hill. */
export function drawVip(): string {
  const sheet = bannerSheet();
  const random = seededRandom(51);
  return sheet.finish(
    ground(
      sheet,
      sheet.linear([
        [0, "#0a1f3e"],
        [0.5, "#1d4f6e"],
        [0.85, "#4a8a8a"],
        [1, "#2a5a5e"],
      ]),
    ) +
      stars(random, 46, 390, 90, "#e8f6ff") +
      path(rays([318, 40], 22, 440, 0.45), "#ffe6a8", `opacity=".1"`) +
      ellipse(
        318,
        44,
        120,
        84,
        sheet.radial([
          [0, "#ffe2a0", 0.9],
          [0.5, "#ffb05a", 0.3],
          [1, "#ffb05a", 0],
        ]),
        `style="mix-blend-mode:screen"`,
      ) +
      hill(sheet) +
      gate(sheet) +
      stair(sheet) +
      ranks(sheet) +
      pines() +
      bokeh(random, 20, [150, 20, 390, 175], ["#ffe6a8", "#ffc06a"], [0.6, 2.2]) +
      calmStart(sheet, "#071a30", 0.52),
  );
}

function hill(sheet: Sheet): string {
  const far = path(
    "M0 182V140C60 118 110 132 160 112C210 92 250 96 300 84C340 76 370 86 390 80V182Z",
    sheet.linear([
      [0, "#2f6a7a"],
      [1, "#173a4e"],
    ]),
    `opacity=".8"`,
  );
  return (
    far +
    path(
      "M120 182C170 160 200 132 236 112C262 96 280 74 318 70C356 70 374 92 390 104V182Z",
      sheet.linear([
        [0, "#1c4a52"],
        [1, "#0a222e"],
      ]),
    )
  );
}

/** The stair as slabs that widen towards the viewer, sweeping from the left to the gate. */
function stair(sheet: Sheet): string {
  const steps = 22;
  return Array.from({ length: steps }, (_, index) => {
    const t = index / (steps - 1);
    const [x, y, half] = stairAt(t);
    const tread = sheet.linear([
      [0, "#f4e2c0"],
      [1, "#a8906e"],
    ]);
    return (
      rectangle(x - half, y, half * 2, 5.6 * (1.2 - t * 0.75), "#3a3a48", 0.8) +
      rectangle(x - half, y - 1.5 * (1.3 - t), half * 2, 2.6 * (1.25 - t * 0.8), tread, 0.8)
    );
  }).join("");
}

function stairAt(t: number): readonly [x: number, y: number, half: number] {
  return [218 + 100 * t ** 0.82 + 10 * Math.sin(t * Math.PI), 178 - 106 * t ** 0.9, 30 - 20 * t];
}

function gate(sheet: Sheet): string {
  const red = sheet.linear([
    [0, "#e8553c"],
    [1, "#8e1c22"],
  ]);
  const roof = sheet.linear([
    [0, "#2a2a5e"],
    [1, "#12122e"],
  ]);
  const eave = (y: number, half: number, rise: number): string =>
    path(
      `M${318 - half - 7} ${y - 5}C${318 - half} ${y + 1} ${318 - half * 0.5} ${y - 1} ${318 - half * 0.24} ${y - rise}H${318 + half * 0.24}C${318 + half * 0.5} ${y - 1} ${318 + half} ${y + 1} ${318 + half + 7} ${y - 5}C${318 + half} ${y + 6} ${318 + half * 0.5} ${y + 5} 318 ${y + 5}C${318 - half * 0.5} ${y + 5} ${318 - half} ${y + 6} ${318 - half - 7} ${y - 5}Z`,
      roof,
    ) + stroke(`M${318 - half * 0.24} ${y - rise}H${318 + half * 0.24}`, "#ffd98a", 1.2);
  return (
    rectangle(
      300,
      34,
      36,
      40,
      sheet.linear([
        [0, "#fff3c0"],
        [1, "#ff9a3c"],
      ]),
    ) +
    circle(
      318,
      54,
      30,
      sheet.radial([
        [0, "#fffbe6", 0.9],
        [1, "#ffc46a", 0],
      ]),
      `style="mix-blend-mode:screen"`,
    ) +
    [292, 304, 329, 341].map((x) => rectangle(x, 30, 4, 46, red)).join("") +
    rectangle(286, 36, 66, 5, red, 1) +
    eave(30, 36, 12) +
    rectangle(302, 12, 32, 12, red) +
    eave(13, 22, 9) +
    circle(318, 1, 2.6, "#ffd05a")
  );
}

function ranks(sheet: Sheet): string {
  const lanterns = Array.from({ length: 10 }, (_, index) => {
    const t = index / 9;
    const [x, y, half] = stairAt(t * 0.92);
    const side = index % 2 === 0 ? -1 : 1;
    const size = 22 - 12 * t;
    const postX = x + side * (half + size * 0.5);
    const top = y - size * 1.9;
    const post = stroke(`M${round(postX)} ${round(y + 4)}V${round(top - size * 0.3)}`, "#1a1020", 1.6 - t * 0.7);
    return {
      y,
      shapes: post + paperLantern(sheet, postX, top + size * 0.5, size, { cord: size * 0.2, tassel: false, glow: 0.35 + t * 0.75 }),
    };
  });
  return lanterns
    .toReversed()
    .map(({ shapes }) => shapes)
    .join("");
}

function pines(): string {
  const tree = (x: number, y: number, tall: number): string =>
    stroke(`M${x} ${y}V${round(y - tall)}`, "#07161c", 1.6) +
    Array.from({ length: 5 }, (_, index) => {
      const level = y - tall * (0.24 + index * 0.18);
      const reach = tall * (0.34 - index * 0.055);
      return (
        path(petal([x - reach, level], [x + reach, level], tall * 0.16), "#0a2028") +
        stroke(`M${round(x - reach * 0.7)} ${round(level - tall * 0.03)}H${round(x + reach * 0.7)}`, "#2f6a6a", 0.7)
      );
    }).join("");
  return group("", tree(372, 150, 62) + tree(352, 128, 40) + tree(386, 174, 56) + tree(366, 100, 24));
}
