import { petal, polar, smooth, sparkle, type Point } from "@lantern/ui/art/geometry.ts";
import { displayFace } from "@lantern/ui/art/display-face.ts";
import { between, seededRandom } from "@lantern/ui/art/random.ts";
import { bokeh, litLettering, reflection, stars, water } from "@lantern/ui/art/scene.ts";
import {
  circle,
  createSheet,
  ellipse,
  ground,
  mirrored,
  path,
  place,
  rectangle,
  round,
  stroke,
  type Sheet,
} from "@lantern/ui/art/sheet.ts";
import { blur, scrim } from "@lantern/ui/art/texture.ts";

const shore = 136;

/** Night Bazaar: lamps of folded leaf drift down a river from a temple lit for the festival. */
export function drawRiverOfLamps(): string {
  const sheet = createSheet(240, 300);
  const random = seededRandom(31);
  const city = temple(sheet);
  return sheet.finish(
    ground(
      sheet,
      sheet.linear([
        [0, "#150a3a"],
        [0.2, "#4a1a66"],
        [0.36, "#c8406a"],
        [0.46, "#ffac5a"],
      ]),
    ) +
      stars(random, 46, 240, 90) +
      skyLanterns(sheet) +
      ellipse(
        120,
        shore,
        130,
        74,
        sheet.radial([
          [0, "#ffe2a0", 0.95],
          [0.5, "#ff9a5a", 0.4],
          [1, "#ff7a5a", 0],
        ]),
        `style="mix-blend-mode:screen"`,
      ) +
      city +
      water(
        sheet,
        shore,
        [
          [0, "#8e3a66"],
          [0.16, "#4a1d5e"],
          [1, "#120833"],
        ],
        { colour: "#ffc46a", column: 120, spread: 90, count: 60 },
        random,
      ) +
      reflection(sheet, city, shore, 0.4, 4) +
      drift(sheet) +
      lamp(sheet) +
      bokeh(random, 18, [0, 120, 240, 240], ["#ffd98a", "#ff9a5a"]) +
      scrim(sheet, "#0c0528", 0.7, 0.92) +
      title(sheet) +
      path(sparkle([120, 127], 10), "#fffbe6", `opacity=".95"`),
  );
}

function skyLanterns(sheet: Sheet): string {
  const one = (x: number, y: number, size: number): string => {
    const paper = sheet.linear([
      [0, "#ff8a3c"],
      [0.6, "#ffc86a"],
      [1, "#fff3c0"],
    ]);
    return place(
      circle(
        0,
        0,
        15,
        sheet.radial([
          [0, "#ffb45a", 0.6],
          [1, "#ffb45a", 0],
        ]),
      ) +
        path("M-5 6C-7-2-6-8 0-9C6-8 7-2 5 6Q0 8-5 6Z", paper) +
        stroke("M-5 6Q0 8 5 6", "#fff8dc", 1),
      x,
      y,
      size,
    );
  };
  return (
    [
      [92, 34, 1.25],
      [150, 22, 0.95],
      [66, 62, 0.8],
      [128, 58, 0.7],
      [178, 54, 1.05],
      [36, 84, 0.62],
      [206, 82, 0.6],
      [104, 82, 0.46],
      [162, 84, 0.44],
      [80, 98, 0.34],
      [190, 104, 0.36],
    ] as const
  )
    .map(([x, y, size]) => one(x, y, size))
    .join("");
}

/** A tiered temple and its stair, with lower roofs and palms beside it. */
function temple(sheet: Sheet): string {
  const lit = sheet.linear([
    [0, "#6a1f4e"],
    [0.7, "#b8443f"],
    [1, "#ffb45a"],
  ]);
  const dark = "#3b1250";
  const roof = (x: number, y: number, half: number, rise: number, paint: string): string =>
    path(
      `M${x - half} ${y}C${x - half * 0.6} ${y - 2} ${x - half * 0.3} ${y - rise * 0.5} ${x} ${y - rise}C${x + half * 0.3} ${y - rise * 0.5} ${x + half * 0.6} ${y - 2} ${x + half} ${y}L${x + half + 3} ${y - 4}L${x + half - 2} ${y + 3}H${x - half + 2}L${x - half - 3} ${y - 4}Z`,
      paint,
    );
  const tower = (x: number, width: number, tiers: number, base: number, paint: string): string => {
    let shapes = "";
    let y = base;
    for (let tier = 0; tier < tiers; tier += 1) {
      const half = width * (1 - tier / (tiers + 0.6));
      const openings = Math.max(1, Math.round(half / 6));
      shapes +=
        rectangle(x - half * 0.62, y - 11, half * 1.24, 12, paint) +
        Array.from({ length: openings }, (_, index) =>
          rectangle(x - half * 0.5 + ((index + 0.5) * half) / openings - 1.3, y - 8, 2.6, 7, "#ffe9a8", 1.3),
        ).join("") +
        roof(x, y - 10, half, 10, dark);
      y -= 15;
    }
    return shapes + path(`M${x - 1.4} ${y}L${x} ${y - 20}L${x + 1.4} ${y}Z`, dark) + circle(x, y - 6, 2, "#ffd98a");
  };
  const hills = path(`M0 ${shore}V112C20 104 40 116 60 110C80 120 160 120 180 110C200 118 220 102 240 112V${shore}Z`, "#5a1f5e");
  const palm = (x: number, height: number): string =>
    stroke(`M${x} ${shore}Q${x + 2} ${shore - height / 2} ${x - 1} ${shore - height}`, "#2a0d40", 2) +
    [-160, -125, -90, -55, -20]
      .map((degrees) => path(petal([x - 1, shore - height], polar([x - 1, shore - height], 13, degrees), 4.4, 0.5), "#2a0d40"))
      .join("");
  const sides = mirrored(tower(64, 20, 3, shore, lit) + tower(30, 15, 2, shore, lit) + palm(8, 36) + palm(46, 24), 120);
  return hills + sides + tower(120, 34, 5, shore, lit) + rectangle(0, shore - 2, 240, 3, "#ffcf7a", 0, `opacity=".75"`);
}

/** A krathong about its waterline: petals of leaf, a candle, incense. */
function float(sheet: Sheet, size: number): string {
  const leaf = (turn: number, reach: number, width: number, paint: string, y = 0): string => {
    const [tipX, tipY] = polar([0, y], reach, turn);
    return path(petal([0, y + 4], [tipX, y + (tipY - y) * 0.72], width, 0.55), paint, `stroke="#5e0f3e" stroke-width=".7"`);
  };
  const outer = sheet.linear([
    [0, "#ffd1e6"],
    [0.6, "#ff5fa0"],
    [1, "#c21e6e"],
  ]);
  const inner = sheet.linear([
    [0, "#fff6d8"],
    [0.5, "#ffc04a"],
    [1, "#f07a1c"],
  ]);
  const green = sheet.linear([
    [0, "#8fe06a"],
    [1, "#1c7a4a"],
  ]);
  const flame = "M0 -42C6 -34 7 -28 0 -24C-7 -28 -6 -34 0 -42Z";
  return place(
    ellipse(0, 8, 46, 9, "#0a0428", `opacity=".6"`) +
      ellipse(
        0,
        10,
        58,
        14,
        sheet.radial([
          [0, "#ffc46a", 0.85],
          [1, "#ff8a4a", 0],
        ]),
        `style="mix-blend-mode:screen"`,
      ) +
      [-178, -160, -20, -2].map((turn) => leaf(turn, 44, 18, green, 4)).join("") +
      [-158, -22, -138, -42].map((turn) => leaf(turn, 42, 19, outer, 2)).join("") +
      [-118, -62, -90].map((turn) => leaf(turn, 40, 20, outer, 2)).join("") +
      rectangle(
        -3.4,
        -24,
        6.8,
        24,
        sheet.linear([
          [0, "#fffbe6"],
          [1, "#ffb45a"],
        ]),
        2,
      ) +
      [-150, -30, -125, -55].map((turn) => leaf(turn, 30, 15, inner, 6)).join("") +
      leaf(-90, 22, 16, inner, 8) +
      path("M-40 4C-30 16 30 16 40 4C34 20 -34 20 -40 4Z", green, `stroke="#0d3d2a" stroke-width=".8"`) +
      circle(
        0,
        -32,
        34,
        sheet.radial([
          [0, "#fff6c8", 0.95],
          [0.3, "#ffc45a", 0.55],
          [1, "#ff9a3c", 0],
        ]),
        `style="mix-blend-mode:screen"`,
      ) +
      path(
        flame,
        sheet.linear([
          [0, "#ffb02e"],
          [0.5, "#fff3b0"],
          [1, "#ffffff"],
        ]),
      ),
    0,
    0,
    size,
  );
}

function drift(sheet: Sheet): string {
  const places: readonly (readonly [number, number, number])[] = [
    [100, 143, 0.11],
    [136, 145, 0.12],
    [78, 149, 0.14],
    [158, 150, 0.15],
    [118, 153, 0.16],
    [52, 157, 0.19],
    [186, 158, 0.2],
    [92, 164, 0.22],
    [146, 166, 0.24],
    [24, 172, 0.28],
    [216, 174, 0.3],
    [190, 192, 0.4],
    [44, 196, 0.42],
  ];
  const random = seededRandom(2);
  return places
    .map(
      ([x, y, size]) =>
        rectangle(
          x - 14 * size,
          y + 6 * size,
          28 * size,
          between(random, 20, 60) * size,
          sheet.linear([
            [0, "#ffd07a", 0.75],
            [1, "#ffd07a", 0],
          ]),
          4,
          `filter="${blur(sheet, 0.8)}"`,
        ) + `<g transform="translate(${x} ${round(y)})">${float(sheet, size)}</g>`,
    )
    .join("");
}

function lamp(sheet: Sheet): string {
  const ring = (
    [
      [78, 12],
      [102, 17],
    ] as const
  )
    .map(([reach, drop]) =>
      stroke(
        smooth(
          Array.from({ length: 25 }, (_, index): Point => {
            const [x, y] = polar([0, 0], reach, index * 15);
            return [120 + x, 208 + (y * drop) / reach];
          }),
          true,
        ),
        "#ffd98a",
        1,
        `opacity=".4"`,
      ),
    )
    .join("");
  return ring + place(float(sheet, 1.5), 120, 192);
}

function title(sheet: Sheet): string {
  const font = displayFace("@fontsource/caprasimo");
  const options = {
    font,
    body: "#8e1a4e",
    bed: "#12052e",
    face: [
      [0.1, "#fffbe6"],
      [0.55, "#ffd97a"],
      [1, "#ff9a3c"],
    ] as const,
    x: 120,
  };
  return (
    litLettering(sheet, "River of", { ...options, width: 170, size: 44, baseline: 246 }) +
    litLettering(sheet, "Lamps", { ...options, width: 190, size: 52, baseline: 284 })
  );
}
