import { inkLine, sticker } from "@lantern/ui/art/comic.ts";
import { circle, ellipse, group, path, place, rectangle, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { chilli } from "../tiles/chilli-fever.ts";
import { cat } from "../tiles/noodle-cat.ts";
import { loud, stick, stickShapes } from "./comic-stickers.ts";
import { emojiAt } from "./emoji.ts";
import type { GameArt } from "./game-art.ts";

const thin = `stroke="${inkLine}" stroke-width="2" stroke-linejoin="round"`;

/** A wok that burns. */
function wok(sheet: Sheet): string {
  const iron = sheet.linear([
    [0, "#8a80c0"],
    [0.4, "#3a3066"],
    [1, "#140c30"],
  ]);
  return (
    path(
      "M22 56C14 40 22 30 26 20C30 28 34 30 36 34C36 22 42 12 52 4C50 16 56 22 60 28C64 24 66 20 66 14C78 24 84 40 78 56Z",
      "#ff6a12",
      thin,
    ) +
    path("M32 56C28 46 32 38 36 34C40 40 42 42 44 44C44 34 48 28 52 22C52 32 58 36 62 44C64 42 66 40 66 36C72 42 72 50 68 56Z", "#ffe14a") +
    stroke("M76 58L96 46", inkLine, 9) +
    stroke("M78 57L95 46.600", "#c8803a", 4.6) +
    path("M10 54C14 78 32 92 50 92C68 92 86 78 90 54Z", iron, thin) +
    rectangle(6, 50, 88, 8, "#cfc8f0", 4, thin) +
    path("M18 62C22 74 28 80 36 84C28 76 24 68 24 62Z", "#b8b0e8")
  );
}

/** Half a papaya, its seeds in the hollow. */
function papaya(sheet: Sheet): string {
  const flesh = sheet.radial([
    [0, "#ffd07a"],
    [0.6, "#ff9a3a"],
    [1, "#ff6a1a"],
  ]);
  const seeds = [
    [-3, -6],
    [4, -2],
    [-4, 3],
    [3, 7],
    [-3, 12],
    [4, 16],
    [0, 21],
    [0, -12],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 3.4, "#2a1430") + circle(x - 1, y - 1, 0.9, "#b8a0d0"))
    .join("");
  return place(
    path("M0 -44C12 -42 16 -26 22 -8C30 14 22 42 0 44C-22 42 -30 14 -22 -8C-16 -26 -12 -42 0 -44Z", "#5fb83a", thin) +
      path("M0 -38C9 -36 12 -22 17 -6C24 14 18 37 0 38C-18 37 -24 14 -17 -6C-12 -22 -9 -36 0 -38Z", flesh) +
      path("M0 -20C8 -14 12 0 10 14C9 24 4 29 0 29C-4 29 -9 24 -10 14C-12 0 -8 -14 0 -20Z", "#ffe6a8") +
      seeds,
    50,
    50,
    1,
    24,
  );
}

/** A clay mortar with its pestle. */
function mortar(sheet: Sheet): string {
  const clay = sheet.linear(
    [
      [0, "#b0a8c8"],
      [0.4, "#7a7098"],
      [1, "#3a3058"],
    ],
    [0, 0],
    [1, 0.6],
  );
  const wood = sheet.linear(
    [
      [0, "#ffd08a"],
      [1, "#b8742a"],
    ],
    [0, 0],
    [1, 1],
  );
  return (
    ellipse(48, 40, 36, 11, "#2a2048", thin) +
    place(path("M-8 -44C-8 -52 8 -52 8 -44L6 20H-6Z", wood, thin) + stroke("M-4 -42V4", "#fff0c8", 2), 60, 44, 0.86, 26) +
    circle(34, 38, 5, "#e0102c", thin) +
    circle(44, 42, 4, "#8fd02f", thin) +
    path("M12 41C14 66 26 74 34 78L30 90H66L62 78C70 74 82 66 84 41C74 56 22 56 12 41Z", clay, thin) +
    path("M20 54C24 66 30 70 36 73C30 68 26 62 25 57Z", "#e0d8f4") +
    stroke("M33 79H63", "#2a2048", 2.4)
  );
}

export const chilliFever: GameArt = {
  crest: (sheet) => sticker(sheet, place(chilli(sheet), 52, 54, 0.46), { ink: 1.6, border: 3.6, shadow: [2, 3] }),
  symbols: {
    chilli: loud(["#ff7a12", "#ffe14a"], (sheet) => place(chilli(sheet), 52, 53, 0.43), 14),
    wok: loud(["#6a0a3a", "#ffb0c0"], (sheet) => place(wok(sheet), 13, 14, 0.74), 16),
    papaya: stickShapes(papaya),
    prawn: stick("shrimp", { size: 82, turn: -6 }),
    mortar: stickShapes((sheet) => place(mortar(sheet), 3, 2, 0.95)),
    garlic: stick("garlic", { size: 80, set: "noto" }),
    lime: stick("lime", { size: 78, turn: 12, set: "noto" }),
    peanut: stick("peanuts", { size: 80, set: "noto" }),
    basil: stick("herb", { size: 82, turn: 8, set: "noto" }),
  },
};

/** A steamed bun, pleated to a twist, with a seal of red. */
function bun(sheet: Sheet): string {
  const dough = sheet.radial(
    [
      [0, "#ffffff"],
      [0.6, "#fff0dc"],
      [1, "#e8b890"],
    ],
    [0.42, 0.3],
    0.8,
  );
  return (
    path("M10 82Q50 92 90 82L86 90Q50 98 14 90Z", "#c8803a", thin) +
    path("M12 80C4 54 26 30 46 24Q50 12 54 24C74 30 96 54 88 80C70 90 30 90 12 80Z", dough, thin) +
    stroke("M50 24C42 34 34 42 30 54M50 24C47 36 45 46 45 56M50 24C54 36 56 46 57 56M50 24C60 34 68 42 71 53", "#c89a78", 2.6) +
    circle(50, 70, 8, "#f0206a", thin) +
    circle(48, 68, 2.4, "#ffb0d0")
  );
}

/** An egg cut in two, its yolk still soft. */
function egg(sheet: Sheet): string {
  const yolk = sheet.radial(
    [
      [0, "#fff27a"],
      [0.6, "#ffa51a"],
      [1, "#e8640a"],
    ],
    [0.4, 0.34],
    0.8,
  );
  const half = path("M0 -36C18 -36 28 -10 28 8C28 26 16 36 0 36C-16 36 -28 26 -28 8C-28 -10 -18 -36 0 -36Z", "#fffdf4", thin);
  return (
    place(
      path("M0 -36C18 -36 28 -10 28 8C28 26 16 36 0 36C-16 36 -28 26 -28 8C-28 -10 -18 -36 0 -36Z", "#c8783a", thin),
      62,
      46,
      0.94,
      22,
    ) + place(half + circle(0, 8, 18, yolk, thin) + ellipse(-6, 2, 5, 3.4, "#fffbd0", `transform="rotate(-30 -6 2)"`), 42, 54, 1.02, -12)
  );
}

/** Fried tofu: three golden cubes. */
function tofu(): string {
  const cube = (x: number, y: number): string =>
    place(
      path("M0 -22L24 -11L0 0L-24 -11Z", "#fff3c8", thin) +
        path("M-24 -11L0 0V26L-24 14Z", "#f0b04a", thin) +
        path("M24 -11L0 0V26L24 14Z", "#c8782a", thin) +
        circle(-14, 4, 2, "#c8782a") +
        circle(-7, 14, 1.6, "#c8782a") +
        path("M-6 -12L4 -16L10 -11L0 -7Z", "#e8b85a"),
      x,
      y,
    );
  return cube(28, 60) + cube(72, 60) + cube(50, 34);
}

function chopsticks(): string {
  const one = (turn: number): string =>
    place(
      path("M-6 -46H6L3 46H-3Z", "#e8233f", thin) +
        rectangle(-5.6, -34, 11.2, 6, "#ffd23a") +
        rectangle(-5.2, -24, 10.4, 4, "#ffd23a") +
        stroke("M-2.600 -16L-1 40", "#ff9aa8", 2),
      50,
      50,
      1,
      turn,
    );
  return one(32) + one(-30);
}

function teacup(sheet: Sheet): string {
  const glaze = sheet.linear(
    [
      [0, "#a8fff0"],
      [0.4, "#1fb8b0"],
      [1, "#066070"],
    ],
    [0, 0],
    [1, 0.6],
  );
  const wisp = (x: number): string =>
    stroke(`M${x} 26C${x - 8} 18 ${x + 8} 14 ${x} 5`, inkLine, 6) + stroke(`M${x} 26C${x - 8} 18 ${x + 8} 14 ${x} 5`, "#fff", 3);
  return (
    wisp(38) +
    wisp(54) +
    ellipse(48, 90, 34, 6, "#ffd23a", thin) +
    path("M14 38C14 72 28 86 48 86C68 86 82 72 82 38Z", glaze, thin) +
    ellipse(48, 38, 34, 9, "#eafffb", thin) +
    ellipse(48, 39, 28, 6, "#b8d84a", thin) +
    group(`opacity=".9"`, path("M22 52C24 66 30 74 38 79C32 70 29 62 29 53Z", "#eafffb")) +
    circle(52, 64, 8, "#fffdf4", thin) +
    path("M48 64Q52 58 56 64Q52 70 48 64Z", "#f0206a")
  );
}

export const noodleCat: GameArt = {
  crest: (sheet) => sticker(sheet, place(cat(sheet), -4, -3, 0.45), { ink: 1.6, border: 3.6, shadow: [2, 3] }),
  symbols: {
    cat: loud(["#ff4f9a", "#ffe27a"], (sheet) => place(cat(sheet), 50 - 120 * 0.4, 50 - 117 * 0.4, 0.4), 14),
    noodles: loud(["#0b8a90", "#c8fff4"], () => emojiAt("noto", "steaming-bowl", 50, 47, 72), 16),
    dumpling: stick("dumpling", { size: 84, turn: -4 }),
    bun: stickShapes((sheet) => place(bun(sheet), 4, 0, 0.92)),
    egg: stickShapes((sheet) => place(egg(sheet), 2, 2, 0.96)),
    tofu: stickShapes(() => place(tofu(), 6, 7, 0.88)),
    mushroom: stick("mushroom", { size: 82 }),
    chopsticks: stickShapes(() => place(chopsticks(), 3, 3, 0.94)),
    teacup: stickShapes((sheet) => place(teacup(sheet), 5, 3, 0.94)),
  },
};
