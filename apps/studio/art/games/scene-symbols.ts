import { petal, polar, rays, sparkle } from "@lantern/ui/art/geometry.ts";
import { iconAt } from "@lantern/ui/art/icon.ts";
import { paperLantern } from "@lantern/ui/art/scene.ts";
import { circle, ellipse, path, rectangle, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { emojiAt } from "./emoji.ts";
import type { GameArt } from "./game-art.ts";
import { fluent, lit } from "./lamplight.ts";

/** A full moon with its seas, and light all around. */
function moon(sheet: Sheet, tint: string, halo: string): string {
  return (
    circle(
      50,
      50,
      50,
      sheet.radial([
        [0.5, halo, 0.95],
        [1, halo, 0],
      ]),
    ) +
    path(rays([50, 50], 16, 50, 0.3, 0.2, 38), "#fff4cf", `opacity=".5"`) +
    circle(
      50,
      50,
      35,
      sheet.radial(
        [
          [0, "#fffdf0"],
          [0.6, tint],
          [1, "#d9973a"],
        ],
        [0.4, 0.34],
        0.8,
      ),
    ) +
    circle(40, 42, 7, "#caa25a", `opacity=".35"`) +
    circle(58, 58, 10, "#caa25a", `opacity=".3"`) +
    circle(62, 37, 4.4, "#caa25a", `opacity=".35"`) +
    circle(40, 63, 3.6, "#caa25a", `opacity=".35"`)
  );
}

/** A lamp of folded leaf afloat, with its candle. */
function krathong(sheet: Sheet): string {
  const leaf = (turn: number, reach: number, width: number, paint: string): string => {
    const [x, y] = polar([50, 66], reach, turn);
    return path(petal([50, 72], [x, y], width, 0.55), paint, `stroke="#5e0f3e" stroke-width=".8"`);
  };
  const green = sheet.linear([
    [0, "#8fe06a"],
    [1, "#1c7a4a"],
  ]);
  const pink = sheet.linear([
    [0, "#ffd1e6"],
    [0.6, "#ff5fa0"],
    [1, "#c21e6e"],
  ]);
  const cream = sheet.linear([
    [0, "#fff6d8"],
    [0.5, "#ffc04a"],
    [1, "#f07a1c"],
  ]);
  return (
    [-176, -158, -22, -4].map((turn) => leaf(turn, 42, 17, green)).join("") +
    [-150, -30, -132, -48, -112, -68].map((turn) => leaf(turn, 42, 18, pink)).join("") +
    rectangle(
      46.5,
      24,
      7,
      34,
      sheet.linear([
        [0, "#fffbe6"],
        [1, "#ffb45a"],
      ]),
      2,
    ) +
    [-140, -40, -116, -64, -90].map((turn) => leaf(turn, 26, 14, cream)).join("") +
    path("M12 66C24 80 76 80 88 66C82 88 18 88 12 66Z", green, `stroke="#0d3d2a" stroke-width="1"`) +
    circle(
      50,
      17,
      18,
      sheet.radial([
        [0, "#fff6c8", 0.95],
        [1, "#ff9a3c", 0],
      ]),
    ) +
    path(
      "M50 4C57 13 58 20 50 25C42 20 43 13 50 4Z",
      sheet.linear([
        [0, "#ffb02e"],
        [0.6, "#fff3b0"],
        [1, "#fff"],
      ]),
    )
  );
}

export const riverOfLamps: GameArt = {
  crest: (sheet) => paperLantern(sheet, 50, 50, 62, { cord: 10 }),
  symbols: {
    moon: (sheet) => moon(sheet, "#ffe9b0", "#ffb45a"),
    boat: lit(() => emojiAt("fluent-emoji", "sailboat", 50, 48, 88), "#4aa0ff", "#ffe9b0"),
    lantern: (sheet) =>
      circle(
        50,
        48,
        48,
        sheet.radial([
          [0, "#ff9a3c", 0.8],
          [1, "#ff9a3c", 0],
        ]),
      ) + paperLantern(sheet, 50, 46, 62, { cord: 12, glow: 0 }),
    krathong: (sheet) =>
      circle(
        50,
        50,
        48,
        sheet.radial([
          [0, "#ff9ac8", 0.8],
          [1, "#c21e6e", 0],
        ]),
      ) +
      ellipse(
        50,
        84,
        40,
        8,
        sheet.radial([
          [0, "#ffd07a", 0.8],
          [1, "#ffd07a", 0],
        ]),
      ) +
      krathong(sheet),
    temple: lit(fluent("hindu-temple", 86), "#ff8a4a"),
    fish: lit(fluent("tropical-fish", 84, { turn: -6 }), "#3fd0e0", "#d8fbff"),
    hibiscus: lit(fluent("hibiscus", 82), "#ff5a7a"),
    candle: lit(fluent("candle", 86), "#ffb02e"),
    fan: lit(fluent("folding-hand-fan", 80), "#b06aff"),
    tea: lit(fluent("teacup-without-handle", 76), "#5fd08a"),
  },
};

/** A house on stilts over its reflection. */
function stiltHouse(sheet: Sheet): string {
  const wood = sheet.linear([
    [0, "#b8743c"],
    [1, "#6a3a1c"],
  ]);
  const thatch = sheet.linear([
    [0, "#ffcf7a"],
    [0.5, "#c8863c"],
    [1, "#7a4a1e"],
  ]);
  const posts = [24, 38, 50, 62, 76].map((x) => rectangle(x - 1.6, 62, 3.2, 30, "#4a2814", 1)).join("");
  return (
    posts +
    stroke("M24 90L38 64M76 90L62 64", "#4a2814", 1.8) +
    rectangle(18, 58, 64, 6, wood, 1) +
    rectangle(24, 38, 52, 21, wood) +
    rectangle(30, 42, 11, 11, "#ffe9a0", 1) +
    rectangle(59, 42, 11, 11, "#ffe9a0", 1) +
    rectangle(45, 41, 10, 18, "#3a1d0c", 1) +
    path("M12 42L34 10H66L88 42Q50 33 12 42Z", thatch) +
    stroke("M34 10L28 4M66 10L72 4M34 10H66", "#7a4a1e", 3) +
    stroke("M22 36Q50 28 78 36M27 28Q50 22 73 28M31 20Q50 16 69 20", "#7a4a1e", 1.4, `opacity=".7"`) +
    path("M64 64L70 92H74L68 64Z", "#8a5a2e")
  );
}

function firefly(sheet: Sheet): string {
  const one = (x: number, y: number, size: number): string =>
    circle(
      x,
      y,
      26 * size,
      sheet.radial([
        [0, "#f4ffb0", 0.95],
        [0.3, "#c8f04a", 0.6],
        [1, "#5fb83a", 0],
      ]),
    ) +
    path(sparkle([x, y], 24 * size), "#fbffe0") +
    circle(x, y, 5 * size, "#fff");
  return (
    circle(
      50,
      50,
      50,
      sheet.radial([
        [0, "#9af04a", 0.6],
        [1, "#1a6a4a", 0],
      ]),
    ) +
    one(50, 50, 1.5) +
    one(22, 30, 0.5) +
    one(78, 26, 0.42) +
    one(76, 76, 0.5) +
    one(24, 74, 0.4)
  );
}

function lily(sheet: Sheet): string {
  const white = sheet.linear([
    [0, "#ffffff"],
    [0.6, "#e8f4ff"],
    [1, "#8ab8e0"],
  ]);
  const leaf = (turn: number, reach: number, width: number): string =>
    path(petal([50, 70], polar([50, 70], reach, turn), width, 0.5), white, `stroke="#5a86b0" stroke-width=".8"`);
  return (
    ellipse(
      50,
      78,
      42,
      11,
      sheet.linear([
        [0, "#5fc08a"],
        [1, "#14603f"],
      ]),
    ) +
    [-170, -10, -150, -30, -130, -50].map((turn) => leaf(turn, 40, 17)).join("") +
    [-112, -68, -90].map((turn) => leaf(turn, 48, 19)).join("") +
    circle(50, 60, 7, "#ffd24a")
  );
}

export const moonlitStilts: GameArt = {
  crest: (sheet) => moon(sheet, "#fff2cf", "#bfe8ff"),
  symbols: {
    moon: (sheet) => moon(sheet, "#fff2cf", "#9adfff"),
    firefly,
    "stilt-house": lit(stiltHouse, "#ffb45a"),
    buffalo: lit(fluent("water-buffalo", 88), "#a0b0d0", "#e0f4ff"),
    heron: lit(() => iconAt("game-icons", "heron", 50, 49, 88, { colour: "#f4faff" }), "#5ab8f0", "#8fe0ff"),
    canoe: lit(fluent("canoe", 86), "#e07a3a", "#ffe0a0"),
    rice: lit(fluent("cooked-rice", 80), "#ff6a5a", "#ffe0c0"),
    frog: lit(fluent("frog", 80), "#4fd66a", "#e0ffb0"),
    lily: lit(lily, "#9ac8ff", "#ffffff"),
  },
};
