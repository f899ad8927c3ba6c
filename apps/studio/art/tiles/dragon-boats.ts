import { rays, sparkle, type Point } from "@lantern/ui/art/geometry.ts";
import { displayFace } from "@lantern/ui/art/display-face.ts";
import { arch } from "@lantern/ui/art/lettering.ts";
import { between, seededRandom, type Random } from "@lantern/ui/art/random.ts";
import { bokeh, litLettering, paperLantern, water } from "@lantern/ui/art/scene.ts";
import { circle, createSheet, ground, group, path, place, rectangle, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { blur, rimLight, scrim } from "@lantern/ui/art/texture.ts";
import { drawDragonProw } from "./dragon-prow.ts";

const shore = 158;

/** Night Bazaar: a dragon boat rears out of its own spray before a sun that fills the river. */
export function drawDragonBoats(): string {
  const sheet = createSheet(240, 300);
  const random = seededRandom(67);
  return sheet.finish(
    ground(
      sheet,
      sheet.linear([
        [0, "#7a1030"],
        [0.18, "#d83a2a"],
        [0.38, "#ff8a2a"],
        [0.53, "#ffe07a"],
      ]),
    ) +
      path(rays([150, 112], 22, 260, 0.42, 0.1), "#ffd07a", `opacity=".28"`) +
      sun(sheet) +
      banks() +
      water(
        sheet,
        shore,
        [
          [0, "#ff9a4a"],
          [0.08, "#3a5ad8"],
          [0.4, "#16308e"],
          [1, "#070f3e"],
        ],
        { colour: "#ffd98a", column: 150, spread: 100, count: 90 },
        random,
      ) +
      rival(sheet) +
      crew(sheet) +
      group(
        `filter="${rimLight(sheet, "#ffd07a", -2, 2, { softness: 0.8, shade: "#05103a" })}"`,
        place(drawDragonProw(sheet), 4, 14, 0.98),
      ) +
      spray(sheet, random) +
      pennants(sheet) +
      bokeh(random, 18, [0, 20, 240, 220], ["#fff0b0", "#ffb45a"], [0.6, 2]) +
      scrim(sheet, "#060c38", 0.7, 0.92) +
      title(sheet),
  );
}

function sun(sheet: Sheet): string {
  return (
    circle(
      150,
      108,
      130,
      sheet.radial([
        [0, "#fff6c0", 0.9],
        [1, "#ff8a2a", 0],
      ]),
      `style="mix-blend-mode:screen"`,
    ) +
    circle(
      150,
      108,
      78,
      sheet.linear([
        [0, "#fffbe0"],
        [0.6, "#ffe48a"],
        [1, "#ffb03a"],
      ]),
    ) +
    [136, 146, 154].map((y, at) => rectangle(60, y, 180, 1.6 + at * 0.8, "#ff9a3a", 0, `opacity=".6"`)).join("")
  );
}

/** The far bank: karst peaks and a bridge of tents. */
function banks(): string {
  return (
    path("M0 160V122C12 104 22 100 30 116C40 92 52 88 62 118C70 110 78 116 84 134L96 160Z", "#b02a3a", `opacity=".8"`) +
    path("M240 160V116C230 98 220 102 214 120C204 108 196 118 190 138L176 160Z", "#b02a3a", `opacity=".8"`) +
    path("M0 160V146C40 140 200 140 240 146V160Z", "#6a123a") +
    Array.from({ length: 15 }, (_, at) => circle(6 + at * 16.4, 152 - ((at * 5) % 4), 1.4, at % 2 === 0 ? "#fff0b0" : "#ffb04a")).join("")
  );
}

function paddler(x: number, y: number, size: number, colours: readonly [string, string]): string {
  return place(
    stroke("M6 -8L30 26", "#2a0a14", 3.4) +
      path("M26 20L38 34L32 40L22 26Z", "#ffc63a", `stroke="#2a0a14" stroke-width="1"`) +
      path("M-12 22C-14 2 -6 -8 4 -8C14 -8 16 6 14 22Z", colours[0], `stroke="#2a0a14" stroke-width="1.2"`) +
      stroke("M2 0Q14 2 16 8", colours[0], 6) +
      circle(6, -16, 8, "#c8783a", `stroke="#2a0a14" stroke-width="1.2"`) +
      path("M-3 -18C-2 -28 14 -28 15 -17Z", colours[1], `stroke="#2a0a14" stroke-width="1.2"`),
    x,
    y,
    size,
  );
}

/** The boat's own crew, behind the head, leaning into the stroke. */
function crew(sheet: Sheet): string {
  const hull = sheet.linear([
    [0, "#2fc878"],
    [0.5, "#0b7a5a"],
    [1, "#03302c"],
  ]);
  const scallops = Array.from({ length: 14 }, (_, at) => `M${116 + at * 10} 196q5 8 10 0`).join("");
  return (
    [
      [214, 172, 0.62],
      [190, 174, 0.72],
      [163, 177, 0.84],
      [132, 180, 0.98],
    ]
      .map(([x = 0, y = 0, size = 0], at) => paddler(x, y, size, at % 2 === 0 ? ["#e0263a", "#fff0d0"] : ["#ffc63a", "#e0263a"]))
      .join("") +
    path("M40 214C90 196 170 188 262 182V202C200 212 120 226 44 236Z", hull, `stroke="#03201c" stroke-width="1.4"`) +
    stroke("M60 208C110 196 180 190 250 184", "#ffc63a", 3) +
    stroke(scallops, "#8affb0", 1.4, `opacity=".6" transform="rotate(-4 180 200)"`)
  );
}

/** Another boat, far off. */
function rival(sheet: Sheet): string {
  return place(
    group(
      `filter="${blur(sheet, 0.4)}"`,
      path("M-40 0C-20 5 20 5 36 0C40 -3 40 -9 46 -12C40 -14 34 -10 32 -4H-42C-46 -6 -50 -12 -50 -12C-50 -4 -46 0 -40 0Z", "#3a0a2a") +
        Array.from(
          { length: 6 },
          (_, at) => circle(-28 + at * 11, -8, 3, "#3a0a2a") + stroke(`M${-28 + at * 11} -6L${-22 + at * 11} 6`, "#3a0a2a", 1.6),
        ).join(""),
    ),
    42,
    166,
    0.62,
  );
}

/** Sheets of water thrown up by the bow, with drops that catch the sun. */
function spray(sheet: Sheet, random: Random): string {
  const foam = sheet.linear([
    [0, "#ffffff"],
    [0.55, "#d8f4ff"],
    [1, "#6ab0ff"],
  ]);
  const plume = (from: Point, to: Point, lift: number): string =>
    Array.from({ length: 15 }, (_, at) => {
      const share = at / 14;
      const x = from[0] + (to[0] - from[0]) * share + between(random, -4, 4);
      const y = from[1] + (to[1] - from[1]) * share - lift * 4 * share * (1 - share) + between(random, -3, 3);
      return circle(x, y, 13 * (1 - share) + 3.5, foam);
    }).join("");
  const drops = Array.from({ length: 46 }, () => {
    const x = between(random, -4, 150);
    const y = 214 - between(random, 0, 1) ** 1.6 * 70 - Math.abs(60 - x) * 0.1;
    return circle(x, y, between(random, 0.8, 3), random() < 0.4 ? "#fff3c8" : "#e8faff", `opacity="${round(between(random, 0.6, 1))}"`);
  }).join("");
  return (
    plume([44, 206], [-10, 172], 16) +
    plume([30, 214], [-16, 204], 10) +
    plume([78, 206], [132, 176], 20) +
    plume([100, 212], [172, 202], 12) +
    Array.from({ length: 24 }, (_, at) => circle(-8 + at * 11, 222 + ((at * 7) % 5), 11 + ((at * 5) % 6), foam)).join("") +
    drops
  );
}

/** A line of pennants and lanterns along the upper edge. */
function pennants(sheet: Sheet): string {
  const along = (share: number): Point => [share * 240, 4 + 34 * 4 * share * (1 - share) * 0.32];
  const flags = Array.from({ length: 11 }, (_, at) => {
    const [x, y] = along((at + 0.5) / 11);
    return at % 4 === 2
      ? paperLantern(sheet, x, y + 10, 13, { cord: 4, tassel: false, glow: 0.6 })
      : path(
          `M${round(x - 6)} ${round(y)}H${round(x + 6)}L${round(x)} ${round(y + 13)}Z`,
          ["#fff0d0", "#12a88a", "#ffc63a", "#e0263a"][at % 4] ?? "#fff0d0",
        );
  }).join("");
  return stroke("M-2 3Q120 26 242 3", "#3a0a1a", 1.4) + flags;
}

function title(sheet: Sheet): string {
  const font = displayFace("@fontsource/berkshire-swash");
  const options = {
    font,
    body: "#c0241c",
    bed: "#060c38",
    face: [
      [0.1, "#fffef0"],
      [0.5, "#ffec9a"],
      [1, "#ffa22e"],
    ] as const,
    x: 120,
    tracking: 0.01,
  };
  return (
    litLettering(sheet, "Dragon", { ...options, width: 206, size: 64, baseline: 249, warp: arch(7) }) +
    litLettering(sheet, "Boats", { ...options, width: 150, size: 54, baseline: 289 }) +
    path(sparkle([30, 206], 6), "#fffef0")
  );
}
