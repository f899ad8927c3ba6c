import { spiral } from "@lantern/ui/art/geometry.ts";
import { circle, mirrored, path, rectangle, stroke } from "@lantern/ui/art/sheet.ts";
import type { DrawSymbol } from "./game-art.ts";
import { impression } from "./woodcut-prints.ts";

const key = "#2a0f14";
const paper = "#fbeec4";
const hot = "#cf2f1e";
const bolt = "#ffd84a";
const steel = "#4f86b8";
const line = `stroke="${key}" stroke-width="2.6" stroke-linejoin="round"`;

/** The thunder god's mask: horns, brows like fire, a wide row of teeth. */
export const mask: DrawSymbol = (sheet) => {
  const face = "M50 18C72 18 84 34 82 54C80 78 66 94 50 94S20 78 18 54C16 34 28 18 50 18Z";
  return impression(
    sheet,
    "hexagon",
    bolt,
    path(face, hot),
    mirrored(path("M32 24C20 22 12 12 14 2C22 8 34 10 42 20Z", paper, line), 50) +
      path(face, "none", line) +
      mirrored(
        path("M24 44C30 34 42 36 47 46C38 44 32 46 24 44Z", key) +
          path("M26 50C32 44 42 46 45 52C40 58 30 58 26 50Z", paper, line) +
          circle(37, 51, 3.4, key) +
          stroke("M26 66Q30 62 36 64", key, 2.4),
        50,
      ) +
      path("M50 50C46 58 42 62 44 66H56C58 62 54 58 50 50Z", "#a81e14", line) +
      path("M28 72Q50 66 72 72Q68 88 50 88T28 72Z", key, line) +
      path("M33 73H42V79H33ZM45 72H55V78H45ZM58 73H67V79H58Z", paper) +
      path("M34 72L37 86L40 73ZM60 73L63 86L66 72Z", paper) +
      path("M50 20L54 30L50 36L46 30Z", bolt, line),
  );
};

/** Three roofs, one over another. */
export const pagoda: DrawSymbol = (sheet) => {
  const roof = (y: number, half: number): string =>
    path(
      `M${50 - half} ${y}Q${50 - half * 0.5} ${y - 4} ${50 - half * 0.4} ${y - 14}H${50 + half * 0.4}Q${50 + half * 0.5} ${y - 4} ${50 + half} ${y}Q50 ${y + 5} ${50 - half} ${y}Z`,
      "#2f7a6a",
      line,
    );
  const wall = (y: number, half: number): string =>
    rectangle(50 - half, y, half * 2, 13, paper, 0, line) +
    rectangle(46, y + 3, 8, 10, hot, 0) +
    stroke(`M${50 - half * 0.6} ${y + 2}V${y + 11}M${50 + half * 0.6} ${y + 2}V${y + 11}`, key, 2);
  return impression(
    sheet,
    "arch",
    "#f0903a",
    "",
    stroke("M50 4V16", key, 3.4) +
      circle(50, 7, 3.4, bolt, line) +
      wall(76, 26) +
      wall(52, 20) +
      wall(28, 14) +
      roof(78, 42) +
      roof(54, 34) +
      roof(29, 26) +
      rectangle(14, 88, 72, 6, key, 2),
  );
};

export const bell: DrawSymbol = (sheet) => {
  const body = "M50 16C64 16 70 24 71 40C72 58 74 70 78 82H22C26 70 28 58 29 40C30 24 36 16 50 16Z";
  return impression(
    sheet,
    "disc",
    "#7f9a5a",
    path(body, "#c98a2a"),
    stroke("M42 16C42 4 58 4 58 16", key, 5) +
      path(body, "none", line) +
      stroke("M32 30H68M29 48H71M27 66H73", key, 2) +
      [36, 45, 55, 64].map((x) => circle(x, 39, 2.6, bolt, line)).join("") +
      circle(50, 57, 5.4, bolt, line) +
      rectangle(18, 80, 64, 10, "#e8b04a", 4, line),
  );
};

export const kite: DrawSymbol = (sheet) => {
  const sail = "M54 6L88 40L46 78L26 34Z";
  return impression(
    sheet,
    "square",
    "#9fc4d4",
    path(sail, hot),
    path("M54 6L46 78L26 34Z", bolt) +
      path(sail, "none", line) +
      stroke("M54 6L46 78M26 34L88 40", key, 2.4) +
      stroke("M46 78Q30 80 32 90T14 92", key, 2.4) +
      path("M38 80L30 74L30 88ZM38 80L46 74L44 88Z", hot, line) +
      path("M22 92L14 86V98ZM22 92L30 86V98Z", bolt, line) +
      circle(52, 38, 8, paper, line),
  );
};

export const umbrella: DrawSymbol = (sheet) => {
  const canopy = "M6 58C8 28 28 12 50 12S92 28 94 58C86 52 78 52 72 58C66 52 56 52 50 58C44 52 34 52 28 58C22 52 14 52 6 58Z";
  return impression(
    sheet,
    "drop",
    "#5b4a8a",
    path(canopy, "#e2553e"),
    stroke("M50 56V84Q50 94 42 94T34 86", key, 5) +
      path("M28 58C30 34 40 18 50 12C60 18 70 34 72 58C66 52 56 52 50 58C44 52 34 52 28 58Z", bolt) +
      path(canopy, "none", line) +
      stroke("M50 12V58M50 12C40 18 30 34 28 58M50 12C60 18 70 34 72 58", key, 2.2) +
      stroke("M50 12V4", key, 4),
  );
};

/** One great wave that breaks to the right. */
export const wave: DrawSymbol = (sheet) => {
  const body = "M4 92C6 50 26 16 62 16C80 16 92 28 94 42C84 34 74 34 68 40C80 42 84 52 80 60C74 52 64 52 58 58C48 68 54 84 70 92Z";
  return impression(
    sheet,
    "square",
    "#cfe0d8",
    path(body, steel),
    path(body, "none", line) +
      path("M62 16C80 16 92 28 94 42C84 34 74 34 68 40C66 32 58 28 50 30C52 24 56 18 62 16Z", paper, line) +
      stroke("M12 90C16 60 30 38 52 34M24 90C28 68 38 52 56 48M38 90C38 78 42 68 50 60", paper, 2.8) +
      [
        [88, 56],
        [94, 66],
        [84, 70],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 3, paper, line))
        .join(""),
  );
};

/** A thunder cloud rolled into three curls, rain under it. */
export const cloud: DrawSymbol = (sheet) => {
  const mass = "M22 66A18 18 0 0 1 16 32A22 22 0 0 1 50 18A22 22 0 0 1 84 34A18 18 0 0 1 80 66Z";
  const drops = [24, 40, 56, 72].map((x, at) => `M${x} ${74 + (at % 2) * 3}L${x - 6} ${90 + (at % 2) * 3}`).join("");
  return impression(
    sheet,
    "hexagon",
    "#e8dcc0",
    path(mass, "#6a7f9a"),
    path(mass, "none", line) +
      stroke(spiral([30, 48], 13, 1.5, 180) + spiral([52, 38], 15, 1.6, 170) + spiral([74, 50], 11, 1.4, 160), paper, 3.4) +
      stroke(drops, steel, 5) +
      stroke(drops, key, 1.4),
  );
};
