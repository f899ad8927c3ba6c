import { petal, polar, sparkle } from "@lantern/ui/art/geometry.ts";
import { paperLantern } from "@lantern/ui/art/scene.ts";
import { circle, ellipse, mirrored, path, place, rectangle, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { drawStupa } from "../tiles/golden-stupa.ts";
import type { GameArt } from "./game-art.ts";
import { fluent, lit, radiant } from "./lamplight.ts";

const edge = `stroke="#3a0a18" stroke-width="1.2" stroke-linejoin="round"`;

function brass(sheet: Sheet): string {
  return sheet.linear(
    [
      [0, "#fff6c0"],
      [0.45, "#ffc23a"],
      [1, "#a85a0c"],
    ],
    [0, 0],
    [0.7, 1],
  );
}

/** A festival rocket on its stick, alight. */
function rocket(sheet: Sheet): string {
  const paper = sheet.linear(
    [
      [0, "#ff7a6a"],
      [0.4, "#f01f3e"],
      [1, "#8a0a2a"],
    ],
    [0, 0],
    [1, 0],
  );
  const flame = (reach: number, width: number, paint: string): string => path(petal([0, 14], [0, 14 + reach], width, 0.3), paint);
  return place(
    flame(36, 22, "#ff5a1a") +
      flame(28, 15, "#ffb52e") +
      flame(18, 8, "#fff6c8") +
      rectangle(12, -10, 4, 52, "#c8863c", 1, edge) +
      path("M-12 -18H12V16H-12Z", paper, edge) +
      rectangle(-12, -10, 24, 6, "#ffd36a") +
      rectangle(-12, 4, 24, 6, "#ffd36a") +
      path("M-15 -18L0 -44L15 -18Z", brass(sheet), edge) +
      path("M-6 -22L0 -36", "none", `stroke="#fffbe0" stroke-width="2" stroke-linecap="round"`) +
      path("M-8 -3L-4 1L-8 3Z", "#fff6c8"),
    50,
    46,
    0.95,
    28,
  );
}

/** A long drum of the temple, on its stand. */
function drum(sheet: Sheet): string {
  const body = sheet.linear(
    [
      [0, "#ff6a4a"],
      [0.4, "#d01f30"],
      [1, "#5e0a1e"],
    ],
    [0, 0],
    [0, 1],
  );
  return (
    path("M20 62L14 92H22L30 66ZM80 62L86 92H78L70 66Z", "#7a3a14", edge) +
    path("M14 30C34 20 66 20 86 30V70C66 80 34 80 14 70Z", body, edge) +
    mirrored(ellipse(14, 50, 9, 22, brass(sheet), edge) + ellipse(13, 50, 6, 16, "#fff3d8", edge) + circle(12, 50, 4, "#5e2a14"), 50) +
    stroke("M26 26L38 74L50 23L62 76L74 26", "#ffd98a", 1.8) +
    stroke("M30 27V73M70 27V73", "#ffc23a", 3)
  );
}

/** Jasmine and roses on a thread. */
function garland(sheet: Sheet): string {
  const beads = Array.from({ length: 22 }, (_, at) => {
    const [x, y] = polar([50, 40], 28, (at * 360) / 22);
    return circle(
      x,
      y,
      5,
      sheet.radial(
        [
          [0, "#ffffff"],
          [0.7, "#fff3e0"],
          [1, "#d8b8a0"],
        ],
        [0.4, 0.3],
        0.8,
      ),
      `stroke="#8a5a4a" stroke-width=".6"`,
    );
  }).join("");
  const rose = (x: number, y: number, size: number): string =>
    place(
      circle(0, 0, 10, "#e0204a", edge) +
        stroke("M-5 2C-6 -6 5 -8 6 0C6 6 -2 6 -2 1C-2 -2 2 -2 2 0", "#ffb0c0", 1.6) +
        path(petal([-10, 4], [-18, 10], 7), "#3fb85a"),
      x,
      y,
      size,
    );
  return (
    stroke("M50 70V92M42 72L36 90M58 72L64 90", "#fff3e0", 3.4, `stroke-dasharray=".1 5"`) +
    circle(36, 91, 4, "#e0204a") +
    circle(50, 94, 4, "#e0204a") +
    circle(64, 91, 4, "#e0204a") +
    beads +
    rose(50, 68, 1.1) +
    rose(25, 28, 0.7) +
    rose(75, 28, 0.7)
  );
}

/** A dancer's mask: green, gilded, with a crown that ends in a spire. */
function mask(sheet: Sheet): string {
  const skin = sheet.linear([
    [0, "#5fe0a0"],
    [0.6, "#159a6a"],
    [1, "#06503f"],
  ]);
  const gold = brass(sheet);
  return (
    path("M50 2L54 14L60 20L66 30H34L40 20L46 14Z", gold, edge) +
    path("M24 40Q28 26 50 26Q72 26 76 40L72 44H28Z", gold, edge) +
    mirrored(path("M26 42C14 40 10 50 14 62C18 60 22 58 26 60Z", gold, edge), 50) +
    path("M26 42H74C78 62 72 82 60 92Q50 98 40 92C28 82 22 62 26 42Z", skin, edge) +
    mirrored(
      path("M29 56Q38 46 47 55Q38 63 29 56Z", "#fffdf0", edge) +
        circle(39, 55, 3.6, "#2a0a14") +
        stroke("M27 50Q36 42 46 49", "#2a0a14", 3) +
        circle(33, 70, 4, "#ffb0a0", `opacity=".7"`),
      50,
    ) +
    path("M46 56L43 70Q50 75 57 70L54 56Z", "#0e7a56") +
    path("M36 76Q50 71 64 76Q60 88 50 88Q40 88 36 76Z", "#c01030", edge) +
    path("M38 77Q50 74 62 77L60 81Q50 79 40 81Z", "#fff") +
    path("M40 81L43 89L45 80ZM60 81L57 89L55 80Z", "#fff") +
    circle(50, 36, 5, "#f01f3e", edge) +
    [34, 42, 58, 66].map((x) => circle(x, 38, 2.2, "#fff6c8")).join("")
  );
}

/** Three sticks in a bowl of brass, their smoke rising. */
function incense(sheet: Sheet): string {
  const smoke = (x: number, sway: number): string =>
    stroke(`M${x} 24C${x - sway} 16 ${x + sway} 12 ${round(x - sway * 0.4)} 3`, "#e8d8ff", 2.6, `opacity=".75"`);
  const stick = (x: number, top: number): string =>
    stroke(`M50 62L${x} ${top}`, "#c0303a", 3.4) +
    circle(
      x,
      top,
      8,
      sheet.radial([
        [0, "#ffb52e", 0.9],
        [1, "#ff5a1a", 0],
      ]),
    ) +
    circle(x, top, 2.6, "#fff0b0");
  const gold = brass(sheet);
  return (
    smoke(32, 6) +
    smoke(50, 7) +
    smoke(68, 6) +
    stick(32, 26) +
    stick(68, 26) +
    stick(50, 22) +
    ellipse(50, 62, 30, 7, "#d8c0a8", edge) +
    path("M18 60C16 78 30 84 38 86L34 94H66L62 86C70 84 84 78 82 60C72 70 28 70 18 60Z", gold, edge) +
    mirrored(path("M18 62C8 60 8 74 20 74", "none", `stroke="#ffc23a" stroke-width="4" stroke-linecap="round"`), 50) +
    path("M50 72L54 78L50 84L46 78Z", "#f01f3e", edge)
  );
}

export const templeFireworks: GameArt = {
  crest: (sheet) => radiant(["#ff7a3a", "#8a0f2a"], (inner) => place(drawStupa(inner, 0), 50, 1, 0.4))(sheet),
  symbols: {
    rocket: radiant(
      ["#ff9a4a", "#a8103a"],
      (sheet) => rocket(sheet) + path(sparkle([78, 24], 11) + sparkle([22, 34], 7) + sparkle([80, 62], 6), "#fffbe6"),
    ),
    temple: radiant(["#5a3aa8", "#1c0a4a"], (sheet) => place(drawStupa(sheet, 0), 50, 1, 0.41), "#b8a0ff"),
    drum: lit(drum, "#ff6a4a"),
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
    elephant: lit(fluent("elephant", 88), "#8ab0ff", "#e8f0ff"),
    garland: lit(garland, "#ff7aa0", "#fff0f4"),
    mask: lit(mask, "#3fe0a0", "#fff0b0"),
    flute: lit(fluent("flute", 86), "#ffb04a"),
    incense: lit(incense, "#b87aff"),
  },
};
