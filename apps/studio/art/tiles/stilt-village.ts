import { circle, ellipse, path, rectangle, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";

/** Where the water begins. */
export const shore = 196;

/** One house: stilts, deck, lit windows, a steep thatched roof with crossed gable ends. */
function house(sheet: Sheet, x: number, floor: number, width: number, height: number): string {
  const half = width / 2;
  const wall = sheet.linear([
    [0, "#2a1830"],
    [1, "#5a2f34"],
  ]);
  const thatch = sheet.linear(
    [
      [0, "#51406e"],
      [0.25, "#2a2148"],
      [1, "#120c28"],
    ],
    [0, 0],
    [0.7, 1],
  );
  const posts =
    [-0.86, -0.42, 0, 0.42, 0.86]
      .map((part) => stroke(`M${round(x + half * part)} ${floor}L${round(x + half * part * 1.06)} ${shore + 5}`, "#120a20", 2.6))
      .join("") +
    stroke(
      `M${round(x - half * 0.86)} ${floor + 4}L${round(x - half * 0.42)} ${shore - 1}M${round(x + half * 0.86)} ${floor + 4}L${round(x + half * 0.42)} ${shore - 1}`,
      "#120a20",
      1.4,
    );
  const window = (left: number): string =>
    rectangle(
      left,
      floor - height + 4,
      width * 0.2,
      height - 9,
      sheet.linear([
        [0, "#fff6c0"],
        [1, "#ff9a2e"],
      ]),
      1,
    ) +
    stroke(
      `M${round(left + width * 0.1)} ${floor - height + 4}v${height - 9}M${round(left)} ${floor - height / 2 - 1}h${round(width * 0.2)}`,
      "#5a2f1a",
      1,
    );
  const eave = floor - height + 3;
  const ridge = eave - width * 0.5;
  const roof = path(
    `M${x - half - 9} ${eave}C${x - half * 0.6} ${eave - 5} ${x - half * 0.5} ${ridge + 7} ${x - half * 0.42} ${ridge}H${x + half * 0.42}C${x + half * 0.5} ${ridge + 7} ${x + half * 0.6} ${eave - 5} ${x + half + 9} ${eave}Q${x} ${eave + 5} ${x - half - 9} ${eave}Z`,
    thatch,
  );
  const straw = stroke(
    Array.from({ length: 11 }, (_, index) => {
      const part = index / 5 - 1;
      return `M${round(x + half * 0.4 * part)} ${ridge + 3}L${round(x + (half + 5) * part)} ${eave - 1}`;
    }).join(""),
    "#8c7ab0",
    0.7,
    `opacity=".45"`,
  );
  const horns = stroke(
    `M${x - half * 0.36} ${ridge + 2}L${x - half * 0.56} ${ridge - 9}M${x - half * 0.48} ${ridge + 2}L${x - half * 0.3} ${ridge - 9}M${x + half * 0.36} ${ridge + 2}L${x + half * 0.56} ${ridge - 9}M${x + half * 0.48} ${ridge + 2}L${x + half * 0.3} ${ridge - 9}`,
    "#1c1436",
    2,
  );
  const rim = stroke(
    `M${x - half * 0.42} ${ridge}H${x + half * 0.42}C${x + half * 0.5} ${ridge + 7} ${x + half * 0.6} ${eave - 5} ${x + half + 9} ${eave}`,
    "#fff6d0",
    1.3,
    `opacity=".85"`,
  );
  const deck =
    rectangle(x - half - 6, floor - 2, width + 12, 5, "#241530", 1) +
    rectangle(x - half - 6, floor - 2, width + 12, 1.2, "#ffcf7a", 0, `opacity=".8"`) +
    stroke(
      Array.from({ length: 7 }, (_, index) => `M${round(x - half - 4 + (index * (width + 8)) / 6)} ${floor - 2}v-7`).join("") +
        `M${x - half - 5} ${floor - 9}h${width + 10}`,
      "#241530",
      1.3,
    );
  return (
    posts +
    rectangle(x - half, floor - height, width, height, wall) +
    window(x - half * 0.8) +
    window(x - width * 0.1) +
    window(x + half * 0.4) +
    roof +
    straw +
    horns +
    rim +
    deck +
    ellipse(
      x,
      floor - height / 2,
      width * 0.85,
      height * 1.2,
      sheet.radial([
        [0, "#ffb85a", 0.6],
        [1, "#ffb85a", 0],
      ]),
      `style="mix-blend-mode:screen"`,
    )
  );
}

/** Three houses over the water, a walkway and lanterns between them. */
export function drawVillage(sheet: Sheet): string {
  const walkway =
    stroke(`M60 ${shore - 15}Q100 ${shore - 11} 132 ${shore - 17}M180 ${shore - 15}H240`, "#1a1028", 3) +
    stroke(
      `M76 ${shore - 13}V${shore + 4}M92 ${shore - 12}V${shore + 4}M206 ${shore - 14}V${shore + 4}M226 ${shore - 14}V${shore + 4}`,
      "#120a20",
      2,
    );
  const lantern = (x: number, y: number): string =>
    circle(
      x,
      y,
      13,
      sheet.radial([
        [0, "#ffb04a", 0.9],
        [1, "#ff8a2e", 0],
      ]),
      `style="mix-blend-mode:screen"`,
    ) +
    ellipse(
      x,
      y,
      3.6,
      4.4,
      sheet.radial([
        [0, "#fff6c8"],
        [0.6, "#ffb03a"],
        [1, "#e0522a"],
      ]),
    );
  return (
    walkway +
    house(sheet, 30, 176, 50, 22) +
    house(sheet, 212, 178, 44, 20) +
    house(sheet, 128, 168, 84, 33) +
    [-6, 62, 78, 178, 190, 244].map((x, index) => lantern(x, index % 2 === 0 ? 166 : 170)).join("") +
    lantern(82, 145) +
    lantern(174, 145)
  );
}
