import type { StatePictureName } from "@lantern/ui/components/state-picture.tsx";
import { petal, polar } from "@lantern/ui/art/geometry.ts";
import { circle, createSheet, ellipse, group, path, place, rectangle, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { blur } from "@lantern/ui/art/texture.ts";

/* A tea house by day: porcelain, celadon washes, lines of pine soot, one touch of cinnabar in each picture. */
export const ink = "#2c5a49";
const pale = "#e3f1ea";
export const seal = "#c8402a";

export const porcelain = (sheet: Sheet): string =>
  sheet.linear(
    [
      [0, "#cfe3d9"],
      [0.24, "#ffffff"],
      [0.6, "#f4faf6"],
      [1, "#b4d2c4"],
    ],
    [0, 0],
    [1, 0],
  );
export const jade = (sheet: Sheet): string =>
  sheet.linear([
    [0, "#7fd0ad"],
    [0.5, "#2f9a74"],
    [1, "#0d6247"],
  ]);
export const wood = (sheet: Sheet): string =>
  sheet.linear([
    [0, "#b98a62"],
    [1, "#7a5236"],
  ]);
const ground = (sheet: Sheet): string =>
  circle(80, 66, 58, pale) + ellipse(80, 128, 56, 4.5, "#2c5a49", `opacity=".18" filter="${blur(sheet, 2)}"`);
export const outline = `stroke="${ink}" stroke-width="1.5" stroke-linejoin="round"`;
const ink2 = (data: string, width = 1.6): string => stroke(data, ink, width);
const cloud = (x: number, y: number, size: number): string =>
  stroke(
    `M${x} ${y}h${26 * size}a${5 * size} ${5 * size} 0 1 0 -${5 * size} -${6 * size}a${8 * size} ${8 * size} 0 0 0 -${15 * size} 0`,
    "#8fbfaa",
    1.5,
  );

function favourites(sheet: Sheet): string {
  const vase =
    "M66 70C66 76 70 78 68 84C56 92 52 102 54 112C56 122 64 126 70 127H90C96 126 104 122 106 112C108 102 104 92 92 84C90 78 94 76 94 70Z";
  const heart = (x: number, y: number, size: number, turn: number, fill: string): string =>
    place(path("M0 8C-9 1 -11 -4 -9 -8C-6 -12 -1 -10 0 -6C1 -10 6 -12 9 -8C11 -4 9 1 0 8Z", fill, outline), x, y, size, turn);
  return (
    ground(sheet) +
    ink2("M80 72C78 54 92 48 92 30M84 52C78 46 70 46 64 38M90 42C96 38 102 38 106 34", 2.2) +
    heart(93, 22, 1.1, 8, seal) +
    heart(60, 33, 0.7, -30, "#fff") +
    heart(110, 31, 0.6, 34, "#fff") +
    path(vase, porcelain(sheet), outline) +
    stroke("M58 100Q80 108 102 100M58 116Q80 123 102 116", "#2f9a74", 1.6) +
    [64, 76, 88, 99].map((x) => path(petal([x - 3, 112], [x + 5, 106], 4), "#2f9a74")).join("") +
    ellipse(80, 70, 14, 2.8, "#8fb5a4", outline)
  );
}

function bets(sheet: Sheet): string {
  const stick = (x: number, y: number, turn: number, mark: string): string =>
    place(rectangle(-3, -40, 6, 60, "#ecd7ae", 2, outline) + rectangle(-3, -40, 6, 9, mark, 2), x, y, 1, turn);
  return (
    ground(sheet) +
    stick(64, 66, -16, seal) +
    stick(76, 60, -5, "#2f9a74") +
    stick(88, 62, 7, "#2f9a74") +
    stick(98, 68, 17, seal) +
    path("M52 72H108L102 122Q80 130 58 122Z", jade(sheet), outline) +
    ellipse(80, 72, 28, 6, "#0a4a36", outline) +
    stroke("M56 92Q80 99 104 92M58 108Q80 115 102 108", "#d9f5e8", 1.2, `opacity=".7"`) +
    circle(80, 103, 6, "none", `stroke="#d9f5e8" stroke-width="1.4"`) +
    rectangle(77.5, 100.5, 5, 5, "#d9f5e8", 0.6) +
    place(rectangle(-3, -30, 6, 52, "#ecd7ae", 2, outline) + rectangle(-3, -30, 6, 8, seal, 2), 124, 120, 1, 78)
  );
}

function transactions(sheet: Sheet): string {
  const coin = (x: number, y: number, size: number, turn: number): string =>
    place(
      circle(0, 0, 15, "#e9c77e", outline) +
        circle(0, 0, 11.6, "none", `stroke="#a87a2c" stroke-width="1"`) +
        rectangle(-4, -4, 8, 8, pale, 0.8, outline),
      x,
      y,
      size,
      turn,
    );
  return (
    ground(sheet) +
    stroke("M46 30C66 44 60 60 76 72S104 84 112 112", seal, 3) +
    stroke("M112 112c-4 6-4 10-2 16M112 112c4 5 6 9 5 15", seal, 2.2) +
    stroke("M46 30c-6-2-10-8-4-11s9 6 4 11", seal, 2.4) +
    coin(58, 46, 0.94, -12) +
    coin(72, 66, 0.94, 8) +
    coin(92, 81, 0.94, -6) +
    path("M26 118H134L128 127H32Z", wood(sheet), outline)
  );
}

function messages(sheet: Sheet): string {
  return (
    ground(sheet) +
    place(
      rectangle(-34, -40, 68, 82, "#fffdf6", 2, outline) +
        stroke("M-20 -22V26M-8 -22V26M4 -22V14M16 -22V26", "#b8d3c6", 3, `stroke-dasharray="9 4"`) +
        rectangle(10, 22, 14, 14, seal, 2) +
        stroke("M13.500 25.500h7v7h-7zM17 25.500v7", "#ffe6dc", 1.2) +
        rectangle(-41, -46, 82, 9, jade(sheet), 4, outline) +
        rectangle(-41, 38, 82, 9, jade(sheet), 4, outline) +
        circle(-44, -41.5, 4.5, seal, outline) +
        circle(44, -41.5, 4.5, seal, outline) +
        circle(-44, 42.5, 4.5, seal, outline) +
        circle(44, 42.5, 4.5, seal, outline),
      80,
      74,
      1,
      -6,
    )
  );
}

function search(sheet: Sheet): string {
  const hole = sheet.clip(circle(80, 66, 44, "#000"));
  return (
    ellipse(80, 128, 56, 4.5, "#2c5a49", `opacity=".18" filter="${blur(sheet, 2)}"`) +
    circle(80, 66, 58, porcelain(sheet), outline) +
    circle(80, 66, 44, "#d3ebdf", outline) +
    group(
      `clip-path="${hole}"`,
      circle(98, 46, 11, "#fffaf0") +
        path("M30 92C48 68 58 84 72 74C90 60 104 82 130 70V120H30Z", "#9fd0b9") +
        path("M30 104C56 84 76 100 96 90C110 84 120 92 132 88V120H30Z", "#5fae8f") +
        path("M70 122C78 108 74 102 84 96C92 91 84 88 90 84", "none", `stroke="#f3faf5" stroke-width="5" stroke-linecap="round"`),
    ) +
    cloud(40, 60, 0.9) +
    cloud(86, 76, 0.7) +
    circle(80, 66, 51, "none", `stroke="#2f9a74" stroke-width="2.4" stroke-dasharray="7 5"`) +
    stroke("M50 48q4-5 8 0q4-5 8 0M60 38q3-4 6 0q3-4 6 0", seal, 1.8)
  );
}

function games(sheet: Sheet): string {
  const tile = (x: number, y: number, turn: number, face: string): string =>
    place(rectangle(-17, -22, 34, 48, jade(sheet), 5, outline) + rectangle(-17, -24, 34, 42, "#fffdf8", 5, outline) + face, x, y, 1, turn);
  const flower =
    [0, 72, 144, 216, 288].map((turn) => path(petal([0, -3], polar([0, -3], 10, turn - 90), 8, 0.6), "#5fae8f")).join("") +
    circle(0, -3, 2.4, seal);
  return (
    ground(sheet) +
    tile(47, 94, -8, stroke("M-7 -12H7M-7 -3H7M-7 6H7", "#b8d3c6", 3)) +
    tile(114, 95, 9, stroke("M-7 -12H7M-7 -3H7M-7 6H7", "#b8d3c6", 3)) +
    tile(80, 58, 0, flower) +
    path("M22 120H138L132 128H28Z", wood(sheet), outline)
  );
}

function offline(sheet: Sheet): string {
  return (
    ground(sheet) +
    cloud(24, 98, 1) +
    cloud(104, 54, 0.8) +
    place(
      path("M0 -30L26 0L0 38L-26 0Z", "#fffdf8", outline) +
        path("M0 -30L26 0H-26Z", jade(sheet), outline) +
        path("M0 38L-26 0H0Z", "#e9f4ee", outline) +
        circle(0, 0, 6, seal) +
        ink2("M0 -30V38M-26 0H26", 1.2),
      92,
      50,
      0.9,
      24,
    ) +
    stroke("M78 82c-8 4-2 10-10 14s-2 9-9 12", seal, 2.2) +
    ink2("M58 108c-4 3-8 3-11 2", 1.4) +
    ink2("M34 124C38 118 36 116 40 114", 1.4) +
    stroke("M44 116l4-6M40 112l0-7", seal, 1.6)
  );
}

function error(sheet: Sheet): string {
  const bowl = "M34 66C36 100 52 120 70 122H92C110 120 124 100 126 66Z";
  const clip = sheet.clip(path(bowl, "#000"));
  return (
    ground(sheet) +
    path(bowl, porcelain(sheet), outline) +
    group(
      `clip-path="${clip}"`,
      stroke("M38 84Q80 98 122 84M46 100Q80 112 114 100", "#2f9a74", 1.8) +
        stroke("M92 60L86 74L96 84L84 96L92 108L86 124M96 84L112 92", "#d9a441", 3) +
        stroke("M92 60L86 74L96 84L84 96L92 108L86 124M96 84L112 92", "#fbe6b0", 1),
    ) +
    ellipse(80, 66, 46, 8, "#dcebe3", outline) +
    ellipse(80, 67, 38, 5.4, "#9cc4b2") +
    path("M68 122H94L92 128H70Z", porcelain(sheet), outline) +
    path("M86 58.500L92 66L98 59Z", pale) +
    path("M118 116l12 -4l4 9l-11 4Z", porcelain(sheet), outline) +
    stroke("M60 44C54 36 64 32 58 22M80 42C74 34 84 30 78 18M100 44C94 36 104 32 98 24", "#9cc4b2", 2.4)
  );
}

function soon(sheet: Sheet): string {
  const body = "M46 84C46 66 60 58 80 58S114 66 114 84C114 104 102 116 92 120H68C58 116 46 104 46 84Z";
  return (
    ground(sheet) +
    path("M112 78C124 74 126 62 136 58L140 62C134 70 132 88 112 96Z", porcelain(sheet), outline) +
    stroke("M48 74C30 66 28 98 50 98", ink, 7) +
    stroke("M48 74C30 66 28 98 50 98", "#eaf5ef", 4) +
    path(body, porcelain(sheet), outline) +
    stroke("M48 92Q80 104 112 92", "#2f9a74", 1.8) +
    [60, 74, 88, 101].map((x) => circle(x, 80 + Math.abs(80 - x) * 0.1, 4, "none", `stroke="#2f9a74" stroke-width="1.6"`)).join("") +
    path("M62 60C66 52 94 52 98 60Z", jade(sheet), outline) +
    circle(80, 50, 5, seal, outline) +
    rectangle(60, 120, 40, 6, "#9cc4b2", 2, outline) +
    stroke("M138 50C132 42 142 36 136 26M146 52C142 46 150 40 146 32", "#9cc4b2", 2.2)
  );
}

function closed(sheet: Sheet): string {
  const leaf = sheet.clip(circle(80, 68, 48, "#000"));
  const studs = [28, 48, 68, 88, 108].flatMap((y) => [44, 58, 102, 116].map((x) => circle(x, y, 2.2, "#e9c77e"))).join("");
  return (
    ellipse(80, 130, 58, 4.5, "#2c5a49", `opacity=".18" filter="${blur(sheet, 2)}"`) +
    circle(80, 68, 60, porcelain(sheet), outline) +
    circle(80, 68, 54, "none", `stroke="#2f9a74" stroke-width="2.4" stroke-dasharray="7 5"`) +
    group(`clip-path="${leaf}"`, rectangle(30, 16, 100, 106, jade(sheet)) + studs + ink2("M80 16V122", 2.2)) +
    circle(80, 68, 48, "none", outline) +
    [70, 90].map((x) => circle(x, 72, 7, "none", `stroke="#e9c77e" stroke-width="3"`) + circle(x, 64, 3.4, "#e9c77e", outline)).join("") +
    rectangle(64, 86, 32, 18, seal, 2, `transform="rotate(-4 80 95)"`) +
    stroke("M70 92h20M70 97.500h13", "#ffe6dc", 1.8, `transform="rotate(-4 80 95)"`)
  );
}

const scenes: Readonly<Record<StatePictureName, (sheet: Sheet) => string>> = {
  bets,
  closed,
  error,
  favourites,
  games,
  messages,
  offline,
  search,
  soon,
  transactions,
};

/** The tea house's pictures of empty and failed states, 160 × 140, on nothing. */
export const porcelainStates = Object.entries(scenes).map(([name, scene]) => ({
  name,
  draw: () => {
    const sheet = createSheet(160, 140);
    return sheet.finish(scene(sheet));
  },
}));

/** The way in: a moon window on the hills, a shelf below it with the tea already poured. */
export function drawPorcelainLogin(): string {
  const sheet = createSheet(390, 230, "login-");
  const window = sheet.clip(circle(276, 104, 82, "#000"));
  const leaves = [-58, -30, 0, 28, 56]
    .map((turn) => path(petal([344, 60], polar([344, 60], 44, 150 + turn), 11), "#4fa784", `opacity=".9"`))
    .join("");
  const cup = (x: number, y: number, size: number): string =>
    place(
      path("M-15 -12H15C15 2 10 12 0 12S-15 2 -15 -12Z", porcelain(sheet), outline) +
        ellipse(0, -12, 15, 3.4, "#c79a55", outline) +
        stroke("M-11 -2Q0 3 11 -2", "#2f9a74", 1.4) +
        rectangle(-6, 11, 12, 3.5, "#b4d2c4", 1, outline),
      x,
      y,
      size,
    );
  const steam = (x: number, y: number): string =>
    stroke(`M${x} ${y}c-5 -7 4 -11 -1 -19M${x + 9} ${y}c-4 -6 4 -9 0 -16`, "#ffffff", 2.4, `opacity=".9"`);
  const scene =
    circle(
      276,
      104,
      112,
      sheet.radial([
        [0, "#fff4e2", 0.95],
        [0.6, "#fff4e2", 0.4],
        [1, "#fff4e2", 0],
      ]),
    ) +
    circle(276, 104, 96, porcelain(sheet), `stroke="${ink}" stroke-width="1.2"`) +
    circle(276, 104, 89, "none", `stroke="#2f9a74" stroke-width="2.4" stroke-dasharray="8 6"`) +
    circle(
      276,
      104,
      82,
      sheet.linear([
        [0, "#cfeadd"],
        [0.6, "#e8f5ea"],
        [1, "#fdeed6"],
      ]),
      `stroke="${ink}" stroke-width="1.2"`,
    ) +
    group(
      `clip-path="${window}"`,
      circle(252, 74, 20, "#fffaf0") +
        path("M180 140C216 98 234 122 262 104C296 82 316 118 370 98V200H180Z", "#a9d6c2") +
        path("M180 158C224 128 258 150 292 134C326 120 346 138 370 130V200H180Z", "#6fb99b") +
        path("M180 176C230 158 300 166 370 156V200H180Z", "#3f9a77") +
        stroke("M204 66q5-6 10 0q5-6 10 0M222 54q4-5 8 0q4-5 8 0", ink, 1.6),
    ) +
    leaves +
    stroke("M344 60C352 40 376 30 412 28", "#6a4a34", 3) +
    rectangle(150, 196, 270, 9, wood(sheet), 2) +
    ellipse(282, 197, 58, 3, "#2c5a49", `opacity=".2"`) +
    place(porcelainPot(sheet), 262, 170, 0.62) +
    cup(330, 184, 0.96) +
    steam(328, 164);
  // Below the bar with the choice of language, above the words.
  return sheet.finish(place(scene, 78, 50, 0.77));
}

function porcelainPot(sheet: Sheet): string {
  return (
    path("M32 -6C46 -10 48 -24 60 -28L64 -23C56 -14 54 4 32 14Z", porcelain(sheet), outline) +
    stroke("M-30 -10C-52 -18 -54 20 -28 18", ink, 8) +
    stroke("M-30 -10C-52 -18 -54 20 -28 18", "#eaf5ef", 5) +
    path("M-36 2C-36 -20 -20 -28 0 -28S36 -20 36 2C36 24 22 36 12 40H-12C-22 36 -36 24 -36 2Z", porcelain(sheet), outline) +
    stroke("M-33 10Q0 24 33 10", "#2f9a74", 2) +
    [-20, -6, 8, 21].map((x) => circle(x, -2, 4.4, "none", `stroke="#2f9a74" stroke-width="1.8"`)).join("") +
    path("M-20 -26C-16 -36 16 -36 20 -26Z", jade(sheet), outline) +
    circle(0, -37, 5, seal, outline) +
    rectangle(-20, 38, 40, 5, "#9cc4b2", 2, outline)
  );
}
