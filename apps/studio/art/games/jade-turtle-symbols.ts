import { burst, polar, sparkle } from "@lantern/ui/art/geometry.ts";
import { embossed, gold, jewel, paleGold, silver, type Metal } from "@lantern/ui/art/relief.ts";
import { circle, ellipse, group, path, place, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { nacre, redCoral } from "../carved-stone.ts";
import { jadeTurtle } from "../tiles/jade-turtle.ts";
import type { DrawSymbol, GameArt } from "./game-art.ts";
import { jade, mark, medallion, regal, rose, ruby, type Enamel } from "./relief-settings.ts";
import { cashCoin } from "./relief-symbols.ts";

/** Light behind a symbol that stands free. */
function halo(sheet: Sheet, inner: string, outer: string): string {
  return circle(
    50,
    50,
    50,
    sheet.radial([
      [0, inner, 0.95],
      [0.55, outer, 0.6],
      [1, outer, 0],
    ]),
  );
}

const turtle: DrawSymbol = (sheet) =>
  halo(sheet, "#fff7b8", "#ffb83a") +
  embossed(sheet, path(burst([50, 50], 18, 41, 49.5, { turn: 5 }), "#fff"), gold, { depth: 4, soft: 1.2, drop: 2 }) +
  circle(
    50,
    50,
    38,
    sheet.radial([
      [0.2, "#f4ffd0"],
      [1, "#0a5a3a"],
    ]),
  ) +
  place(`<g transform="translate(-120 -116)">${jadeTurtle(sheet)}</g>`, 50, 50, 0.405, 16) +
  path(sparkle([16, 20], 6) + sparkle([86, 82], 5), "#fff");

const temple: DrawSymbol = (sheet) =>
  regal(ruby, mark("pagoda", 60), jade)(sheet) +
  [0, 72, 144, 216, 288].map((turn) => jewel(sheet, polar([50, 50], 44, turn - 54), 2.4, ["#fff8d0", "#ffc83a", "#7a3a02"])).join("");

/** A scallop, open, and the pearl in it. */
const pearl: DrawSymbol = (sheet) => {
  const ribs = Array.from({ length: 9 }, (_, at) => {
    const [x, y] = polar([50, 66], 52, -164 + at * 18.5);
    const [fromX, fromY] = polar([50, 66], 12, -164 + at * 18.5);
    return `M${round(fromX)} ${round(fromY)}L${round(x)} ${round(y)}`;
  }).join("");
  const fan =
    "M50 70C30 66 10 56 4 40C8 36 10 30 12 26C18 26 22 20 26 14C32 17 36 13 41 8C45 11 55 11 59 8C64 13 68 17 74 14C78 20 82 26 88 26C90 30 92 36 96 40C90 56 70 66 50 70Z";
  const lower = "M6 62C22 74 78 74 94 62C92 82 72 94 50 94S8 82 6 62Z";
  return (
    halo(sheet, "#ffd7ea", "#b85a9a") +
    embossed(sheet, path(fan, "#fff"), nacre, { depth: 5, soft: 2.2, drop: 2.4 }) +
    group(`clip-path="${sheet.clip(path(fan, "#000"))}"`, stroke(ribs, "#d977a0", 1.6, `opacity=".75"`)) +
    embossed(sheet, path(lower, "#fff"), nacre, { depth: 5, soft: 2.4, drop: 3 }) +
    stroke("M12 70Q50 84 88 70M18 78Q50 90 82 78", "#d977a0", 1.5, `opacity=".7"`) +
    ellipse(50, 69, 24, 6, "#7a1c4e", `opacity=".5"`) +
    circle(
      50,
      54,
      19,
      sheet.radial(
        [
          [0, "#ffffff"],
          [0.45, "#fdf4ee"],
          [0.8, "#c9b3c4"],
          [1, "#f2dcea"],
        ],
        [0.36, 0.3],
        0.8,
      ),
    ) +
    ellipse(43, 46, 5.4, 3.6, "#fff")
  );
};

const conchShell: Metal = {
  red: ".30 .56 .80 .96 1 1 1",
  green: ".10 .28 .50 .72 .88 .97 1",
  blue: ".10 .16 .28 .46 .68 .88 1",
  glint: "#fffaf0",
  shade: "#2a0c02",
};

const conch: DrawSymbol = (sheet) =>
  halo(sheet, "#ffd9a0", "#c8601e") +
  embossed(sheet, mark("spiral-shell", 88, -16), conchShell, { depth: 6, soft: 2, drop: 3 }) +
  path(sparkle([30, 30], 5), "#fff");

/** A carp bent round, orange and white enamel between wires of gold. */
const koi: DrawSymbol = (sheet) => {
  const body = "M30 16C60 8 88 30 82 58C78 76 60 84 42 78C56 74 64 62 60 50C56 36 42 34 30 38C20 34 20 22 30 16Z";
  const tail = "M46 76C36 78 22 74 12 82C22 84 26 90 24 98C36 98 48 92 52 80Z";
  const fins = "M58 12C70 4 86 8 90 18C82 18 76 22 72 24ZM58 46C48 46 40 52 38 60C48 60 56 60 60 58Z";
  const inside = sheet.clip(path(body, "#000"));
  const scales = [
    [62, 26],
    [72, 34],
    [76, 46],
    [74, 58],
    [66, 68],
    [66, 38],
    [68, 50],
    [62, 60],
  ]
    .map(([x = 0, y = 0]) => `M${x - 5} ${y}a5 5 0 0 0 9 3`)
    .join("");
  return (
    halo(sheet, "#ffe0b0", "#e8501e") +
    embossed(sheet, path(fins + tail, "#fff"), redCoral, { depth: 4, soft: 1.4, drop: 2 }) +
    embossed(sheet, path(body, "#fff", `stroke="#fff" stroke-width="5" stroke-linejoin="round"`), gold, { depth: 5, soft: 1.6, drop: 3 }) +
    path(
      body,
      sheet.linear([
        [0, "#fff6e6"],
        [1, "#ffd9b8"],
      ]),
    ) +
    group(
      `clip-path="${inside}"`,
      path("M40 8C52 20 52 32 46 40C60 44 74 26 70 10Z", "#f2431e") +
        path("M90 44C74 42 66 54 70 66L90 70Z", "#f2431e") +
        path("M36 84C44 66 54 72 62 84Z", "#f2431e") +
        stroke(scales, "#b0300e", 1.5, `opacity=".8"`),
    ) +
    circle(33, 25, 4, "#2a0a04") +
    circle(31.8, 23.6, 1.4, "#fff") +
    stroke("M22 34Q16 38 18 44M26 38Q24 42 26 46", "#ffd27a", 1.6)
  );
};

const coral: DrawSymbol = (sheet) =>
  halo(sheet, "#ff9aa0", "#8a0f3a") +
  embossed(sheet, mark("coral", 86), redCoral, { depth: 6, soft: 1.5, drop: 3 }) +
  embossed(sheet, path("M24 92Q50 80 76 92Q76 97 50 97T24 92Z", "#fff"), gold, { depth: 4, soft: 1.4, drop: 2 });

/** Silver in lapis: the one blue piece of the set. */
const wave: DrawSymbol = (sheet) => {
  const deep: Enamel = ["#9ad4ff", "#1d6fd0", "#062a6a"];
  return medallion(deep, "")(sheet) + embossed(sheet, mark("big-wave", 58), silver, { depth: 5, soft: 1.4, drop: 2 });
};

const coin: DrawSymbol = (sheet) => halo(sheet, "#ffe9a0", "#b87a0a") + cashCoin(sheet);

/** Carved jade, shell and coral set in gold, each piece with a silhouette of its own. */
export const jadeTurtleArt: GameArt = {
  crest: (sheet) => jewel(sheet, [50, 50], 30, ["#c8ffdf", "#12a866", "#023a22"]),
  symbols: {
    turtle,
    temple,
    pearl,
    conch,
    koi,
    coral,
    lotus: (sheet) => medallion(rose, "")(sheet) + embossed(sheet, mark("lotus", 54), paleGold, { depth: 5, soft: 1.6, drop: 2.4 }),
    coin,
    wave,
  },
};
