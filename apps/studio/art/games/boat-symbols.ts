import { petal, polar, sparkle } from "@lantern/ui/art/geometry.ts";
import { circle, ellipse, group, path, place, rectangle, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { drawDragonProw } from "../tiles/dragon-prow.ts";
import { ferry } from "../tiles/night-ferry.ts";
import type { GameArt } from "./game-art.ts";
import { fluent, lit, radiant } from "./lamplight.ts";

const edge = `stroke="#06202a" stroke-width="1.2" stroke-linejoin="round"`;

function wood(sheet: Sheet): string {
  return sheet.linear(
    [
      [0, "#ffd08a"],
      [0.5, "#c8803a"],
      [1, "#7a421a"],
    ],
    [0, 0],
    [1, 1],
  );
}

function inDisc(sheet: Sheet, shapes: string): string {
  return group(`clip-path="${sheet.clip(circle(50, 50, 43, "#000"))}"`, shapes);
}

/** The lighthouse, its beam to both sides. */
function lighthouse(sheet: Sheet): string {
  const ray = sheet.linear(
    [
      [0, "#fffbd0", 0.95],
      [1, "#fffbd0", 0.1],
    ],
    [1, 0],
    [0, 0],
  );
  const tower = sheet.linear(
    [
      [0, "#c8e0d8"],
      [0.35, "#ffffff"],
      [1, "#7aa098"],
    ],
    [0, 0],
    [1, 0],
  );
  return (
    inDisc(
      sheet,
      path("M50 24L0 6V44L50 32Z", ray) +
        path("M50 24L100 10V40L50 32Z", "#fffbd0", `opacity=".55"`) +
        path("M0 84Q50 72 100 84V100H0Z", "#0a5a5a") +
        path("M22 86C30 74 40 72 50 72C62 72 72 76 80 86C70 92 32 92 22 86Z", "#12322e"),
    ) +
    path("M37 82L43 36H57L63 82Z", tower, edge) +
    path("M40.200 58L41.800 46H58.200L59.800 58ZM37 82L38.600 70H61.400L63 82Z", "#e0322a") +
    rectangle(38, 32, 24, 5, "#12322e", 2) +
    rectangle(43, 19, 14, 13, "#fff3a0", 1, edge) +
    path("M40 20Q50 4 60 20Z", "#e0322a", edge) +
    stroke("M50 12V6", "#12322e", 2) +
    path(sparkle([50, 26], 15), "#ffffff")
  );
}

/** A ship's wheel of brass-bound wood. */
function helm(sheet: Sheet): string {
  const paint = wood(sheet);
  const spokes = Array.from({ length: 8 }, (_, at) => {
    const turn = at * 45;
    const [from, to] = [polar([50, 50], 8, turn), polar([50, 50], 44, turn)];
    const data = `M${from.map(round).join(" ")}L${to.map(round).join(" ")}`;
    return stroke(data, "#3a1a0c", 7.6) + stroke(data, "#d89248", 5) + circle(...to, 4, "#ffd36a", edge);
  }).join("");
  return (
    spokes +
    circle(50, 50, 28, "none", `stroke="#3a1a0c" stroke-width="11.6"`) +
    circle(50, 50, 28, "none", `stroke="${paint}" stroke-width="9"`) +
    circle(50, 50, 30.5, "none", `stroke="#ffd98a" stroke-width="1.4"`) +
    circle(50, 50, 11, "#ffc23a", edge) +
    circle(50, 50, 5, "#8a4a14")
  );
}

export const nightFerry: GameArt = {
  crest: (sheet) => radiant(["#3fc88a", "#06402f"], lighthouse)(sheet),
  symbols: {
    ferry: radiant(
      ["#ffb84a", "#0a6a4a"],
      (sheet) => inDisc(sheet, path("M0 74Q50 68 100 74V100H0Z", "#06403a")) + place(ferry(sheet), 9, 7, 0.37),
    ),
    lighthouse: radiant(["#3f7af0", "#0a1a5e"], lighthouse, "#9ac0ff"),
    helm: lit(helm, "#ffb04a"),
    anchor: lit(fluent("anchor", 82), "#4ab0ff", "#e0f4ff"),
    buoy: lit(fluent("ring-buoy", 82), "#ff6a7a", "#fff0f0"),
    fish: lit(
      (sheet) => group(`filter="${sheet.filter(`<feColorMatrix type="hueRotate" values="176"/>`)}"`, fluent("fish", 82, { turn: -8 })()),
      "#ff9a3a",
      "#fff0c8",
    ),
    crab: lit(fluent("crab", 84), "#ff5a9a"),
    basket: lit(fluent("basket", 82), "#ffc06a"),
    tea: lit(tea, "#5fe09a", "#eafff0"),
  },
};

/** Tea in a glass, the way the boats sell it. */
function tea(sheet: Sheet): string {
  const drink = sheet.linear([
    [0, "#fff0d0"],
    [0.25, "#ffb04a"],
    [1, "#c85a1a"],
  ]);
  return (
    stroke("M58 4L50 60", "#ff5a7a", 5) +
    path("M28 22H72L66 92H34Z", "#e8fff4", `stroke="#06202a" stroke-width="1.2" opacity=".9"`) +
    path("M30.500 32H69.500L64.800 88H35.200Z", drink) +
    rectangle(36, 36, 12, 11, "#fff6e0", 2, `opacity=".75" transform="rotate(-12 42 41)"`) +
    rectangle(52, 42, 12, 11, "#fff6e0", 2, `opacity=".65" transform="rotate(14 58 47)"`) +
    path("M32 28L37 86H40L36 28Z", "#fff", `opacity=".7"`) +
    path("M60 26C66 12 82 12 86 20C84 32 70 36 60 26Z", "#9ade3a", edge) +
    stroke("M64 26L80 20M70 24L68 17M74 22L76 28", "#eaffb0", 1.6)
  );
}

/** Two paddles crossed. */
function paddles(sheet: Sheet): string {
  const one = (turn: number, blade: string): string =>
    place(
      rectangle(-3, -42, 6, 60, wood(sheet), 3, edge) +
        rectangle(-8, -46, 16, 6, wood(sheet), 3, edge) +
        path("M-10 12C-12 28 -8 44 0 46C8 44 12 28 10 12Q0 6 -10 12Z", blade, edge) +
        path("M-6 22H6M-5 30H5", "none", `stroke="#fff6d8" stroke-width="3"`),
      50,
      50,
      1,
      turn,
    );
  return one(38, "#e0322a") + one(-38, "#12a87a");
}

/** Sticky rice in a leaf, tied with string. */
function leafDumpling(sheet: Sheet): string {
  const leaf = sheet.linear(
    [
      [0, "#b8f06a"],
      [0.5, "#3fa83a"],
      [1, "#0f5a2a"],
    ],
    [0.2, 0],
    [0.8, 1],
  );
  return (
    path("M50 8L92 80Q50 96 8 80Z", leaf, edge) +
    path("M50 8L64 88Q36 92 24 85Z", "#2f8a34", `opacity=".75"`) +
    path("M50 8L92 80Q80 86 66 88Z", "#1c6a2a", `opacity=".6"`) +
    stroke("M46 22L20 78M54 24L44 86M58 28L80 80", "#d8ff9a", 1.2, `opacity=".7"`) +
    stroke("M28 48Q50 58 72 47M18 66Q50 78 83 65", "#fff3d0", 3.4) +
    path(petal([50, 53], [34, 40], 9) + petal([50, 53], [66, 40], 9), "#fff3d0", edge) +
    stroke("M50 54L44 68M50 54L57 68", "#fff3d0", 2.4) +
    path("M44 4L50 12L56 4L54 14H46Z", "#fffdf0", edge)
  );
}

/** The drum that beats the time, seen from above its rim. */
function drum(sheet: Sheet): string {
  const body = sheet.linear(
    [
      [0, "#ff8a5a"],
      [0.35, "#e0263a"],
      [1, "#6a0a24"],
    ],
    [0, 0],
    [1, 0],
  );
  const studs = Array.from({ length: 9 }, (_, at) => circle(22 + at * 7, 48 + Math.sin((at / 8) * Math.PI) * 8, 2, "#ffe08a")).join("");
  const beater = (data: string, [x, y]: readonly [number, number]): string =>
    stroke(data, "#5e2a10", 5) + stroke(data, "#e0a050", 3) + circle(x, y, 6, "#fff3d8", edge);
  return (
    path("M16 40C10 56 12 72 20 80Q50 94 80 80C88 72 90 56 84 40Z", body, edge) +
    studs +
    stroke("M19 74Q50 88 81 74", "#ffc23a", 3.4) +
    ellipse(50, 38, 34, 13, "#ffc23a", edge) +
    ellipse(50, 37, 30, 10.6, "#fff6e0", edge) +
    path("M50 30C58 32 62 37 50 44C38 37 42 32 50 30Z", "#e0263a") +
    beater("M14 6L40 32", [40, 33]) +
    beater("M86 6L60 32", [60, 33])
  );
}

function splash(sheet: Sheet): string {
  const blue = sheet.linear([
    [0, "#f0fcff"],
    [0.5, "#5ac8ff"],
    [1, "#1a5ae0"],
  ]);
  const jet = (turn: number, reach: number, width: number): string =>
    path(petal([50, 84], polar([50, 84], reach, turn), width, 0.62), blue, edge);
  const drops = [
    [16, 26, 5],
    [84, 24, 6],
    [32, 12, 4],
    [70, 10, 4.4],
    [8, 52, 4],
    [93, 50, 4],
  ]
    .map(([x = 0, y = 0, radius = 0]) => circle(x, y, radius, blue, edge) + circle(x - 1, y - 1.2, radius * 0.3, "#fff"))
    .join("");
  return (
    jet(-158, 46, 20) +
    jet(-22, 46, 20) +
    jet(-130, 62, 22) +
    jet(-50, 62, 22) +
    jet(-90, 76, 26) +
    ellipse(50, 86, 42, 9, blue, edge) +
    stroke("M20 86Q50 78 80 86M50 70V30M36 72L26 46M64 72L74 46", "#ffffff", 2.4, `opacity=".85"`) +
    drops
  );
}

/** A flag in two colours with a dragon's flame, on a pole. */
function flag(sheet: Sheet): string {
  const cloth = sheet.linear(
    [
      [0, "#ffd24a"],
      [0.5, "#ff9a1a"],
      [1, "#d8601a"],
    ],
    [0, 0],
    [1, 0.4],
  );
  return (
    rectangle(18, 8, 6, 86, wood(sheet), 3, edge) +
    circle(21, 8, 6, "#ffd36a", edge) +
    path("M24 16C40 8 54 24 70 16C80 12 88 16 94 14L82 36L94 58C84 62 72 56 60 60C46 66 38 56 24 62Z", cloth, edge) +
    path(
      "M24 16C40 8 54 24 70 16C80 12 88 16 94 14L90 22C76 20 70 26 58 24C46 22 38 18 24 24ZM24 54C40 48 48 56 60 52C72 48 82 52 90 50L94 58C84 62 72 56 60 60C46 66 38 56 24 62Z",
      "#12a87a",
    ) +
    path("M46 46C36 38 44 32 44 26C52 30 52 34 56 30C62 38 64 44 56 48C58 42 52 42 52 38C50 42 46 42 46 46Z", "#e0263a", edge)
  );
}

export const dragonBoats: GameArt = {
  crest: (sheet) => radiant(["#ffe07a", "#d8402a"], (inner) => place(drawDragonProw(inner), 2, 1, 0.4))(sheet),
  symbols: {
    dragon: radiant(["#ffe07a", "#d8402a"], (sheet) => place(drawDragonProw(sheet), 1, 1, 0.405)),
    drum: radiant(["#4a8aff", "#0b1f7a"], (sheet) => place(drum(sheet), 10, 8, 0.8), "#b0d0ff"),
    paddle: lit(paddles, "#ffb04a"),
    trophy: lit(fluent("trophy", 84), "#ffd24a", "#fffbe0"),
    flag: lit((sheet) => place(flag(sheet), 1, 0, 0.96), "#3fe0a0"),
    dumpling: lit(leafDumpling, "#9af04a", "#f4ffd0"),
    splash: lit(splash, "#3fa0ff", "#ffffff"),
    rope: lit(fluent("knot", 84), "#7a8aff", "#e0e8ff"),
    bell: lit(fluent("bell", 80), "#ff7a5a"),
  },
};
