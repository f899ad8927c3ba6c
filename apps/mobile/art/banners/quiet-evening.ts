import { petal, polar, smooth } from "@lantern/ui/art/geometry.ts";
import { seededRandom } from "@lantern/ui/art/random.ts";
import { bokeh, paperLantern, reflection, stars, water } from "@lantern/ui/art/scene.ts";
import { circle, ellipse, ground, group, path, rectangle, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { bannerSheet, calmStart } from "./banner.ts";

const shore = 128;

/** At your own pace: a pavilion on a still lake, tea poured, one lantern lit. */
export function drawQuietEvening(): string {
  const sheet = bannerSheet();
  const random = seededRandom(19);
  const house = pavilion(sheet);
  return sheet.finish(
    ground(
      sheet,
      sheet.linear([
        [0, "#0b1238"],
        [0.4, "#2a3f86"],
        [0.62, "#7f8fd0"],
        [0.7, "#f0c9b8"],
      ]),
    ) +
      stars(random, 54, 390, 80) +
      moon(sheet) +
      hills(sheet) +
      water(
        sheet,
        shore,
        [
          [0, "#6f7ec2"],
          [0.2, "#2c3d86"],
          [1, "#0a1034"],
        ],
        { colour: "#ffe6c0", column: 292, spread: 80, count: 54 },
        random,
      ) +
      reflection(sheet, house, shore + 8, 0.5, 3) +
      house +
      willow() +
      lilies(sheet) +
      bokeh(random, 12, [180, 90, 390, 175], ["#ffe6a0", "#c8e0ff"], [0.6, 1.8]) +
      calmStart(sheet, "#0a0f30", 0.56),
  );
}

function moon(sheet: Sheet): string {
  return (
    circle(
      226,
      48,
      84,
      sheet.radial([
        [0, "#fff3d8", 0.8],
        [0.5, "#c8d0ff", 0.26],
        [1, "#c8d0ff", 0],
      ]),
      `style="mix-blend-mode:screen"`,
    ) +
    circle(
      226,
      48,
      27,
      sheet.radial(
        [
          [0, "#fffef6"],
          [0.8, "#fff0cc"],
          [1, "#ecd3a0"],
        ],
        [0.4, 0.36],
        0.7,
      ),
    ) +
    [
      [217, 42, 5],
      [232, 54, 6],
      [229, 38, 3],
    ]
      .map(([x = 0, y = 0, radius = 0]) => circle(x, y, radius, "#e9d5ae", `opacity=".6"`))
      .join("")
  );
}

function hills(sheet: Sheet): string {
  const ridge = (points: readonly (readonly [number, number])[], top: string, foot: string): string =>
    path(
      `${smooth(points)}V${shore}H0Z`.replace("M", "M0 128L"),
      sheet.linear([
        [0, top],
        [1, foot],
      ]),
    );
  return (
    ridge(
      [
        [0, 96],
        [60, 84],
        [120, 100],
        [190, 78],
        [250, 96],
        [320, 72],
        [390, 92],
      ],
      "#3a4c98",
      "#a8a6d8",
    ) +
    ridge(
      [
        [0, 112],
        [80, 104],
        [160, 116],
        [240, 102],
        [300, 114],
        [390, 98],
      ],
      "#26367c",
      "#6a74b8",
    ) +
    rectangle(
      0,
      shore - 12,
      390,
      13,
      sheet.linear([
        [0, "#ffe6d0", 0],
        [1, "#ffe6d0", 0.55],
      ]),
    )
  );
}

function pavilion(sheet: Sheet): string {
  const roofPaint = sheet.linear([
    [0, "#1a1440"],
    [1, "#2e2260"],
  ]);
  const roof = (y: number, half: number, rise: number): string =>
    path(
      `M${292 - half - 12} ${y - 7}C${292 - half} ${y + 3} ${292 - half * 0.6} ${y - 2} ${292 - half * 0.2} ${y - rise}H${292 + half * 0.2}C${292 + half * 0.6} ${y - 2} ${292 + half} ${y + 3} ${292 + half + 12} ${y - 7}C${292 + half} ${y + 9} ${292 + half * 0.6} ${y + 7} 292 ${y + 7}C${292 - half * 0.6} ${y + 7} ${292 - half} ${y + 9} ${292 - half - 12} ${y - 7}Z`,
      roofPaint,
    ) +
    stroke(
      `M${292 + half * 0.2} ${y - rise}C${292 + half * 0.6} ${y - 2} ${292 + half} ${y + 3} ${292 + half + 12} ${y - 7}M${292 - half * 0.2} ${y - rise}H${292 + half * 0.2}`,
      "#fff0d0",
      1.1,
      `opacity=".8"`,
    ) +
    stroke(
      Array.from({ length: 13 }, (_, index) => {
        const part = index / 6 - 1;
        return `M${round(292 + half * 0.2 * part)} ${y - rise + 2}Q${round(292 + half * 0.55 * part)} ${y - 3} ${round(292 + half * 0.94 * part)} ${y + 5}`;
      }).join(""),
      "#6a5ca8",
      0.7,
      `opacity=".6"`,
    );
  const room = rectangle(
    246,
    76,
    92,
    48,
    sheet.linear([
      [0, "#ffe9b0"],
      [0.6, "#ffb860"],
      [1, "#e88a3c"],
    ]),
  );
  const lattice = stroke(
    [250, 258, 266, 318, 326, 334].map((x) => `M${x} 80V112`).join("") + [86, 94, 102].map((y) => `M246 ${y}H270M314 ${y}H338`).join(""),
    "#6a2f2a",
    0.9,
    `opacity=".75"`,
  );
  const posts = [242, 270, 312, 340].map((x) => rectangle(x - 2.4, 74, 4.8, 54, "#6a1f2a")).join("");
  const rail =
    rectangle(226, 122, 132, 6, "#2a1646", 1) +
    rectangle(226, 121, 132, 1.4, "#ffd9a0") +
    stroke(Array.from({ length: 14 }, (_, index) => `M${230 + index * 9.4} 121v-8`).join("") + "M228 113H356", "#3a1c4a", 1.4);
  const piles = [232, 262, 292, 322, 352].map((x) => rectangle(x - 2, 126, 4, 16, "#1a1038")).join("");
  const tea =
    rectangle(276, 110, 32, 3, "#3a1420", 1) +
    path("M283 110C281 104 283 100 289 100C295 100 297 104 295 110Z", "#f4efe6") +
    stroke("M295 103Q299 103 299 99M283 104Q279 105 280 108", "#f4efe6", 1.4) +
    path("M301 110V105H306V110Z", "#f4efe6") +
    stroke("M288 96C286 92 290 90 288 86M303 102C302 99 305 98 303 95", "#fff", 0.9, `opacity=".7"`);
  const people = (x: number, robe: string, lean: number): string =>
    path(`M${x - 7} 122C${x - 7} 108 ${x - 4 + lean} 102 ${x + lean} 101C${x + 4 + lean} 102 ${x + 7} 108 ${x + 7} 122Z`, robe) +
    circle(x + lean * 1.4, 97, 4, "#2a1224") +
    circle(x + lean * 1.2, 92.6, 1.9, "#2a1224");
  const finial = path("M288 34L292 20L296 34Z", "#e0a85a") + circle(292, 36, 3, "#e0a85a");
  return (
    piles +
    room +
    lattice +
    people(264, "#7a2f4a", 2) +
    people(322, "#2f5a7a", -2) +
    tea +
    posts +
    roof(72, 62, 22) +
    rectangle(272, 44, 40, 10, "#ffcf8a") +
    rectangle(272, 44, 40, 10, "none", 0, `stroke="#6a1f2a" stroke-width="2"`) +
    roof(44, 34, 14) +
    finial +
    rail +
    ellipse(
      292,
      100,
      84,
      54,
      sheet.radial([
        [0, "#ffc46a", 0.55],
        [1, "#ffc46a", 0],
      ]),
      `style="mix-blend-mode:screen"`,
    ) +
    paperLantern(sheet, 292, 86, 13, { cord: 4 }) +
    stroke("M358 124H400M358 128H400", "#2a1646", 3) +
    [374, 390].map((x) => rectangle(x - 1.6, 124, 3.2, 18, "#1a1038")).join("")
  );
}

function willow(): string {
  const strand = (x: number, y: number, length: number, sway: number): string => {
    const leaves = Array.from({ length: Math.floor(length / 6) }, (_, index) => {
      const t = (index * 6) / length;
      const [lx, ly] = [x + sway * t * t, y + index * 6];
      return path(petal([lx, ly], polar([lx, ly], 7, index % 2 === 0 ? 60 : 120), 2.2), "#0c1a44");
    }).join("");
    return stroke(`M${x} ${y}Q${x} ${round(y + length / 2)} ${round(x + sway)} ${round(y + length)}`, "#0c1a44", 0.9) + leaves;
  };
  return Array.from({ length: 12 }, (_, index) => strand(346 + index * 4.4, -6, 40 + ((index * 29) % 46), -6 + (index % 4) * 2)).join("");
}

function lilies(sheet: Sheet): string {
  const pad = (x: number, y: number, size: number): string =>
    path(
      `M${x} ${y}L${round(x + size)} ${round(y - size * 0.12)}A${size} ${round(size * 0.3)} 0 1 1 ${round(x + size * 0.8)} ${round(y + size * 0.18)}Z`,
      "#1d4a5c",
    ) + stroke(`M${round(x - size)} ${y}A${size} ${round(size * 0.3)} 0 0 1 ${round(x + size)} ${y}`, "#7fc0b8", 0.8, `opacity=".7"`);
  const bloom = (x: number, y: number, size: number): string =>
    group(
      "",
      [-150, -30, -120, -60, -90]
        .map((turn) =>
          path(
            petal([x, y], polar([x, y], size, turn), size * 0.5),
            sheet.linear([
              [0, "#ffd0dc"],
              [1, "#ff8aa8"],
            ]),
          ),
        )
        .join(""),
    );
  return pad(212, 160, 16) + pad(242, 170, 20) + pad(352, 166, 18) + pad(378, 156, 12) + bloom(216, 158, 10) + bloom(360, 163, 11);
}
