import { burst, petal, polar } from "@lantern/ui/art/geometry.ts";
import { circle, ellipse, path, place, rectangle, round, stroke } from "@lantern/ui/art/sheet.ts";
import { block as cube, type BlockFaces } from "../tiles/fruit-blocks.ts";
import type { GameArt } from "./game-art.ts";

const cream = "#fff0cf";
const white = "#fffaf2";
const pink = "#ff5c9a";
const rose = "#d93a7c";
const flesh = "#ff4f5e";
const rind = "#37bf72";
const deep = "#1f8750";
const lemon = "#ffe04a";
const honey = "#f5b21e";
const orange = "#ff9424";
const lime = "#a8e33d";
const limeDeep = "#6fb81f";
const violet = "#b678ff";
const plum = "#8a44dd";
const seed = "#3a1436";

const star = (paint: string): string => path(burst([50, 50], 5, 15, 36, { turn: -90 }), paint);
const wildFaces: BlockFaces = {
  top: rectangle(-1, -1, 102, 102, lemon) + circle(50, 50, 30, white) + circle(50, 50, 18, flesh),
  left: rectangle(-1, -1, 102, 102, pink) + star(white),
  right: rectangle(-1, -1, 102, 102, rose) + star("#ffd3e4"),
};

/** Slices of a round fruit between two radii. */
function slices(x: number, y: number, radius: number, count: number, paint: string, from = 0, share = 360): string {
  const step = share / count;
  return Array.from({ length: count }, (_, at) => {
    const root = polar([x, y], radius * 0.16, from + step * (at + 0.5));
    const [a, b] = [polar([x, y], radius, from + step * at + 4), polar([x, y], radius, from + step * (at + 1) - 4)];
    return path(
      `M${root.map(round).join(" ")}L${a.map(round).join(" ")}A${radius} ${radius} 0 0 1 ${b.map(round).join(" ")}Z`,
      paint,
      `stroke="${paint}" stroke-width="3" stroke-linejoin="round"`,
    );
  }).join("");
}

const leafAt = (x: number, y: number, turn: number, length = 26): string => {
  const tip = polar([x, y], length, turn);
  return path(petal([x, y], tip, length * 0.5), rind) + stroke(`M${x} ${y}L${tip.map(round).join(" ")}`, deep, 1.6);
};

/** A glass of three juices with a slice on its rim. */
function juice(): string {
  return (
    path(burst([50, 50], 14, 40, 50, { turn: 4 }), lemon) +
    circle(50, 50, 38, orange) +
    stroke("M58 40L70 6H82", white, 4.6) +
    circle(30, 28, 15, lime) +
    circle(30, 28, 11.6, cream) +
    slices(30, 28, 8.6, 6, limeDeep) +
    path("M24 30H76L69 92H31Z", white, `opacity=".5"`) +
    path("M27 40H73L71.600 54H28.400Z", lemon) +
    path("M28.400 54H71.600L70 70H30Z", pink) +
    path("M30 70H70L67.800 88H32.200Z", plum) +
    path("M62 40H73L67.800 88H58Z", seed, `opacity=".14"`) +
    stroke("M35 44L38 82", white, 3.4, `opacity=".8"`)
  );
}

/** Cut fruit out of flat shapes, no outline. */
export const fruitBlocksArt: GameArt = {
  crest: (sheet) => circle(50, 50, 46, cream) + cube(sheet, [50, 38], 32, wildFaces),
  symbols: {
    block: (sheet) =>
      path(burst([50, 50], 12, 38, 50, { turn: 15 }), white) +
      circle(50, 50, 37, "#5fe3c1") +
      cube(sheet, [50, 35], 37, wildFaces) +
      path("M90 8L93 16L100 19L93 22L90 30L87 22L80 19L87 16Z", white) +
      path("M10 70L12 76L18 78L12 80L10 86L8 80L2 78L8 76Z", white),
    juice,
    melon: () =>
      path("M2 34H98A48 48 0 0 1 2 34Z", deep) +
      path("M8 34H92A42 42 0 0 1 8 34Z", "#d9f2b4") +
      path("M13 34H87A37 37 0 0 1 13 34Z", flesh) +
      path("M50 34H87A37 37 0 0 1 50 71Z", "#e8384c") +
      [
        [30, 44],
        [44, 54],
        [58, 44],
        [70, 46],
        [56, 62],
        [36, 58],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 2.8, 4.4, seed))
        .join(""),
    dragonfruit: () =>
      [-150, -120, -90, -60, -30, 0, 30, 150, 180]
        .map((turn) => path(petal(polar([50, 52], 26, turn), polar([50, 52], 49, turn - 8), 17, 0.3), lime))
        .join("") +
      ellipse(50, 54, 36, 40, pink) +
      path("M50 14A36 40 0 0 1 50 94Z", rose) +
      ellipse(50, 54, 28, 32, white) +
      Array.from({ length: 17 }, (_, at) => circle(...polar([50, 54], 5 + ((at * 7) % 20), at * 67), 2.2, seed)).join(""),
    orange: () =>
      circle(50, 50, 44, orange) +
      path("M50 6A44 44 0 0 1 50 94Z", "#e8741a") +
      circle(50, 50, 36, cream) +
      slices(50, 50, 31, 8, "#ffa53a", 22.5),
    lime: () =>
      place(
        path("M-46 -14H46A46 46 0 0 1 -46 -14Z", limeDeep) +
          path("M-39 -14H39A39 39 0 0 1 -39 -14Z", white) +
          slices(0, -12, 32, 5, lime, 2, 176) +
          path("M-46 -14A46 16 0 0 1 46 -14Z", "#c8f07a"),
        50,
        44,
        1,
        -16,
      ),
    plum: () =>
      circle(36, 58, 32, plum) +
      circle(62, 54, 32, violet) +
      path("M62 22A32 32 0 0 1 62 86Z", "#9a58ee") +
      stroke("M58 26Q56 12 64 6", "#c98a4a", 5) +
      leafAt(62, 16, -8, 30) +
      ellipse(50, 44, 5, 9, white, `opacity=".5" transform="rotate(24 50 44)"`),
    berry: () =>
      path("M50 96C26 84 10 60 12 42C14 28 32 24 50 34C68 24 86 28 88 42C90 60 74 84 50 96Z", flesh) +
      path("M50 96C74 84 90 60 88 42C86 28 68 24 50 34Z", "#d8304a") +
      [-160, -125, -90, -55, -20].map((turn) => path(petal([50, 34], polar([50, 34], 27, turn), 12), rind)).join("") +
      [
        [30, 48],
        [46, 52],
        [64, 48],
        [38, 64],
        [56, 66],
        [72, 60],
        [48, 80],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 2.2, 3.4, lemon))
        .join(""),
    banana: () =>
      path("M20 6L30 4C30 44 52 68 92 66L96 76C52 96 12 66 20 6Z", lemon) +
      path("M20 6C16 60 54 90 96 76L92 66C58 82 22 62 26 5Z", honey) +
      path("M20 6L30 4L29 14H20Z", "#7a4a20") +
      path("M92 66L96 76L88 78L86 67Z", "#7a4a20"),
  },
};
