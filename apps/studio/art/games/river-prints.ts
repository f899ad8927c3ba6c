import { petal, polar, polygon, type Point } from "@lantern/ui/art/geometry.ts";
import { circle, ellipse, mirrored, path, place, rectangle, stroke } from "@lantern/ui/art/sheet.ts";
import { gouge } from "@lantern/ui/art/woodcut.ts";
import type { DrawSymbol } from "./game-art.ts";
import { impression } from "./woodcut-prints.ts";

const key = "#182150";
const paper = "#f6e6c2";
const hot = "#d63a22";
const line = `stroke="${key}" stroke-width="2.6" stroke-linejoin="round"`;

/** White water between two rocks. */
export const waterfall: DrawSymbol = (sheet) => {
  const falls = [30, 37, 44, 51, 58, 65].map((x, at) => gouge([x + (at % 2) * 2, 16], [x + 3, 84 - (at % 3) * 5], 3, 0.6)).join("");
  return impression(
    sheet,
    "arch",
    "#2f7fa0",
    path("M26 12H74L80 86H20Z", paper),
    path(falls, key) +
      path("M8 22C18 16 28 20 30 30C26 44 30 56 24 70L8 76Z", "#5b6e4a", line) +
      path("M92 22C82 16 72 20 70 30C74 44 70 56 76 70L92 76Z", "#5b6e4a", line) +
      stroke("M14 34Q22 30 26 34M12 50Q20 46 24 50M86 34Q78 30 74 34M88 50Q80 46 76 50", key, 1.8) +
      [16, 34, 52, 70, 86].map((x, at) => circle(x, 86 + (at % 2) * 4, 11, paper, line)).join("") +
      [16, 34, 52, 70, 86].map((x, at) => stroke(`M${x - 5} ${86 + (at % 2) * 4}a5 5 0 1 1 6 4`, key, 1.8)).join(""),
  );
};

/** A terrapin from above, its plates cut out of the shell. */
export const turtle: DrawSymbol = (sheet) => {
  const plates = [0, 60, 120, 180, 240, 300]
    .map((turn) => `M${polar([50, 54], 10, turn).join(" ")}L${polar([50, 54], 27, turn).join(" ")}`)
    .join("");
  const inner = polygon(Array.from({ length: 6 }, (_, at): Point => polar([50, 54], 10, at * 60)));
  return impression(
    sheet,
    "hexagon",
    "#e0c06a",
    mirrored(
      path("M28 38C16 26 8 30 6 38C10 48 20 50 28 48Z", "#8fb85a") + path("M30 70C20 78 18 88 24 92C34 88 40 82 42 78Z", "#8fb85a"),
      50,
    ) +
      ellipse(50, 18, 11, 14, "#8fb85a") +
      ellipse(50, 54, 29, 32, "#2f7a52"),
    mirrored(
      path("M28 38C16 26 8 30 6 38C10 48 20 50 28 48Z", "none", line) + path("M30 70C20 78 18 88 24 92C34 88 40 82 42 78Z", "none", line),
      50,
    ) +
      ellipse(50, 18, 11, 14, "none", line) +
      circle(45, 14, 2, key) +
      circle(55, 14, 2, key) +
      ellipse(50, 54, 29, 32, "none", line) +
      ellipse(50, 54, 23, 26, "none", `stroke="${paper}" stroke-width="2"`) +
      stroke(plates, paper, 2.2) +
      stroke(inner, paper, 2.2),
  );
};

export const crab: DrawSymbol = (sheet) => {
  const limbs = stroke("M30 66Q14 62 8 74M32 74Q18 76 16 88M38 80Q28 86 30 94", key, 4);
  const claw =
    stroke("M30 58Q18 54 18 42", key, 4) + path("M16 42C2 36 0 18 12 8C12 18 16 22 22 22C24 18 26 14 24 8C38 16 34 38 16 42Z", hot, line);
  return impression(
    sheet,
    "disc",
    "#f0b070",
    ellipse(50, 66, 29, 20, "#e8623a"),
    mirrored(limbs + claw, 50) +
      ellipse(50, 66, 29, 20, "none", line) +
      stroke("M43 48V40M57 48V40", key, 3) +
      circle(43, 38, 4.6, paper, line) +
      circle(57, 38, 4.6, paper, line) +
      stroke("M36 66Q50 78 64 66M40 57Q50 53 60 57", key, 2),
  );
};

export const frog: DrawSymbol = (sheet) => {
  const leg = path("M30 66C10 58 2 76 14 86C8 88 6 92 10 94H34C40 90 36 76 30 66Z", "#8fbf3a", line);
  return impression(
    sheet,
    "leaf",
    "#3f8f7a",
    path("M22 60C22 38 34 28 50 28S78 38 78 60C78 80 66 90 50 90S22 80 22 60Z", "#a9d04a"),
    mirrored(leg, 50) +
      path("M22 60C22 38 34 28 50 28S78 38 78 60C78 80 66 90 50 90S22 80 22 60Z", "#a9d04a", line) +
      path("M34 72C38 88 62 88 66 72C60 78 40 78 34 72Z", paper) +
      mirrored(circle(33, 26, 12, "#a9d04a", line) + circle(33, 26, 6.6, paper, line) + circle(34, 27, 3, key), 50) +
      stroke("M28 54Q50 70 72 54", key, 3) +
      mirrored(stroke("M40 82V92M36 84L30 93", key, 2.4), 50) +
      circle(45, 44, 1.6, key) +
      circle(55, 44, 1.6, key),
  );
};

/** A shrimp curled to the left, its rings cut. */
export const shrimp: DrawSymbol = (sheet) => {
  const body = "M18 34C26 14 62 8 78 28C92 46 84 76 58 84C50 86 44 84 40 80C58 76 68 64 64 50C60 40 46 40 34 46Z";
  return impression(
    sheet,
    "lozenge",
    "#7fb4c4",
    path(body, "#f58a6a"),
    path("M42 82L20 76L28 86L18 94L44 92L54 84Z", hot, line) +
      path(body, "none", line) +
      stroke("M50 14Q48 28 52 41M64 17Q58 30 60 43M77 28Q66 36 64 48M84 44Q74 48 66 54M84 60Q74 60 66 62M76 74Q68 70 64 70", key, 2.2) +
      stroke("M18 34Q4 30 2 14M20 32Q14 18 18 4", key, 2.4) +
      stroke("M40 46L30 60M48 43L44 60M54 44L54 58", key, 2.4) +
      circle(30, 31, 3.6, paper, line),
  );
};

/** Bulrushes: two brown heads, three blades. */
export const reed: DrawSymbol = (sheet) => {
  const head = (x: number, y: number, turn: number): string =>
    place(rectangle(-5.5, -17, 11, 34, "#8a4a22", 5.5, line) + stroke("M0 -17V-27", key, 2.6), x, y, 1, turn);
  const blade = (from: Point, to: Point, width: number): string => path(petal(from, to, width, 0.45), "#7fa04a", line);
  return impression(
    sheet,
    "arch",
    "#e8c060",
    "",
    blade([44, 94], [18, 30], 13) +
      blade([56, 94], [84, 24], 13) +
      stroke("M48 94Q46 66 38 46M53 94Q56 60 62 38", key, 3) +
      head(37, 40, -10) +
      head(63, 30, 8) +
      blade([50, 96], [50, 46], 11) +
      stroke("M14 92Q30 86 46 92T86 91", key, 2.6),
  );
};

/** A pond snail's spiral. */
export const shell: DrawSymbol = (sheet) => {
  const whorls = "M10 78C4 40 30 12 62 16C90 20 98 56 80 74C66 88 40 82 38 62C36 46 54 38 64 48C72 58 62 68 54 62";
  return impression(
    sheet,
    "shield",
    "#c8a0c0",
    path("M10 80C2 40 28 8 64 14C94 20 102 58 82 78C66 92 40 88 10 80Z", "#f0a83a"),
    path("M10 80C2 40 28 8 64 14C94 20 102 58 82 78C66 92 40 88 10 80Z", "none", line) +
      stroke(whorls, key, 3) +
      stroke("M22 66Q16 52 22 40M34 30Q44 22 58 24M76 34Q84 46 80 60M48 76Q58 82 68 76", paper, 2.4),
  );
};
