import { alongCubic, petal, polar, smooth, type Point } from "@lantern/ui/art/geometry.ts";
import { iconAt } from "@lantern/ui/art/icon.ts";
import { seededRandom } from "@lantern/ui/art/random.ts";
import { circle, ellipse, path, place, rectangle, stroke } from "@lantern/ui/art/sheet.ts";
import { block, carvedRays, gouge } from "@lantern/ui/art/woodcut.ts";
import { buffaloHead } from "../tiles/buffalo-harvest.ts";
import type { DrawSymbol, GameArt } from "./game-art.ts";
import { impression, sunburst } from "./woodcut-prints.ts";

const key = "#2a0f08";
const paper = "#fff0c8";
const straw = "#ffd35c";
const clay = "#cf4a22";
const flame = "#f2913a";
const line = `stroke="${key}" stroke-width="2.6" stroke-linejoin="round"`;

const buffalo: DrawSymbol = (sheet) =>
  sunburst(sheet, { rays: clay, rim: key, sun: straw }, { radius: 40 }) +
  block(sheet, place(`<g transform="translate(-120 -116)">${buffaloHead()}</g>`, 50, 52, 0.44), { cut: 1 });

/** The sun with a face, its rays in two inks. */
const sun: DrawSymbol = (sheet) => {
  const tongues = Array.from({ length: 12 }, (_, at) => {
    const [from, to, bend] = [polar([50, 50], 28, at * 30 - 11), polar([50, 50], 28, at * 30 + 11), polar([50, 50], 42, at * 30 - 6)];
    const tip = polar([50, 50], at % 2 === 0 ? 50 : 44, at * 30 + 8);
    return `M${from.join(" ")}Q${bend.join(" ")} ${tip.join(" ")}Q${polar([50, 50], 38, at * 30 + 9).join(" ")} ${to.join(" ")}Z`;
  }).join("");
  return (
    block(sheet, path(carvedRays([50, 50], 36, 36, 56, 3.4, seededRandom(4)), key), { cut: 1.2 }) +
    block(sheet, path(tongues, "#e2331f", line), { cut: 1.6 }) +
    block(sheet, circle(50, 50, 28, straw, line), { cut: 1.4 }) +
    block(
      sheet,
      stroke("M36 44Q41 39 46 44M54 44Q59 39 64 44", key, 3) +
        stroke("M50 45L47 55H52", key, 2.4) +
        stroke("M39 61Q50 71 61 61", key, 3) +
        circle(36, 55, 4.6, flame) +
        circle(64, 55, 4.6, flame) +
        stroke("M42 29Q50 25 58 29M45 33Q50 31 55 33", clay, 2),
      { cut: 1 },
    )
  );
};

/** The pointed hat of palm leaf, and its red ribbon. */
const hat: DrawSymbol = (sheet) => {
  const cone = "M50 20L94 66Q50 84 6 66Z";
  const ribs = [-36, -24, -12, 0, 12, 24, 36].map((x) => `M50 22L${50 + x * 1.08} ${72 - Math.abs(x) * 0.12}`).join("");
  const hoops = "M38 34Q50 40 62 34M28 45Q50 54 72 45M18 56Q50 68 82 56";
  return impression(
    sheet,
    "disc",
    "#e2331f",
    path("M30 70C26 84 40 94 52 92C44 88 38 80 40 72Z", paper) + path(cone, straw),
    path("M30 70C26 84 40 94 52 92C44 88 38 80 40 72Z", "none", line) +
      path(cone, "none", line) +
      stroke(ribs, key, 1.3) +
      stroke(hoops, clay, 2.2),
  );
};

/** A wooden plough: beam, handle, and the share that turns the clod. */
const plough: DrawSymbol = (sheet) => {
  const beam = "M4 38C26 32 44 36 60 50L56 58C42 46 26 42 6 47Z";
  const handle = "M90 10C82 30 70 52 58 74L48 70C62 50 72 30 80 8Z";
  const share = "M60 58C54 74 40 84 18 86C28 74 36 66 44 60Z";
  return impression(
    sheet,
    "square",
    "#7d9a3a",
    path(beam, "#c9793a") + path(handle, "#c9793a") + path(share, "#dfe6e0"),
    path(beam, "none", line) +
      path(handle, "none", line) +
      path(share, "none", line) +
      stroke("M14 41Q36 38 52 49M80 18Q72 38 60 60", key, 1.4) +
      stroke("M10 88Q30 80 48 88T90 86M20 94Q44 88 64 94T92 93", key, 2.6),
  );
};

const sickle: DrawSymbol = (sheet) => {
  const blade = "M30 66C16 36 34 8 66 8C84 10 94 26 92 44C86 24 70 18 58 24C42 32 38 48 42 62Z";
  const grip = "M30 62L44 60L38 92C36 96 28 96 27 92Z";
  const teeth = Array.from({ length: 9 }, (_, at) => {
    const [x, y] = polar([64, 44], 25, -32 - at * 17);
    return `M${x} ${y}l-2 5`;
  }).join("");
  return impression(
    sheet,
    "hexagon",
    "#3f7f95",
    path(blade, "#f2f4ea") + path(grip, clay),
    path(blade, "none", line) +
      path(grip, "none", line) +
      stroke("M38 54C34 34 46 16 66 14", key, 1.5) +
      stroke(teeth, key, 1.3) +
      stroke("M31 72H41M30 80H40", key, 2),
  );
};

/** A sheaf tied in the middle, ears bending out on top. */
const rice: DrawSymbol = (sheet) => {
  const ear = (from: Point, to: Point, over: Point): string => {
    const spine = alongCubic([50, 62], from, over, to, 14);
    const grains = spine
      .slice(6)
      .map(([x, y], at) => {
        const [nextX, nextY] = spine[Math.min(13, at + 7)] ?? [x, y];
        const degrees = (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI;
        return [-36, 36]
          .map((turn) => path(petal([x, y], polar([x, y], 10, degrees + turn), 5.4, 0.5), straw, `stroke="${key}" stroke-width="1.3"`))
          .join("");
      })
      .join("");
    return stroke(smooth(spine), key, 3.4) + stroke(smooth(spine), straw, 1.6) + grains;
  };
  const straws = [-16, -10, -4, 4, 10, 16].map((x) => `M50 62L${50 + x * 1.2} 94`).join("");
  return impression(
    sheet,
    "arch",
    clay,
    "",
    stroke(straws, key, 6) +
      stroke(straws, straw, 3.4) +
      ear([46, 44], [12, 42], [28, 14]) +
      ear([54, 44], [88, 42], [72, 14]) +
      ear([48, 40], [30, 22], [38, 10]) +
      ear([52, 40], [70, 22], [62, 10]) +
      ear([50, 40], [52, 8], [49, 20]) +
      rectangle(36, 58, 28, 9, "#e2331f", 3, line),
  );
};

const egret: DrawSymbol = (sheet) =>
  impression(
    sheet,
    "leaf",
    "#20574f",
    iconAt("game-icons", "heron", 50, 52, 76, { colour: "#8fd0b8" }),
    iconAt("game-icons", "heron", 50, 50, 76, { colour: paper }) + stroke("M30 88H70M24 93H58", straw, 2),
  );

/** A winnowing basket heaped with husked rice. */
const basket: DrawSymbol = (sheet) => {
  const bowl = "M10 48H90C88 74 72 90 50 90S12 74 10 48Z";
  const inside = sheet.clip(path(bowl, "#000"));
  const weave = Array.from(
    { length: 16 },
    (_, at) => `M${at * 10 - 40} 100L${at * 10 + 10} 44M${at * 10 - 40} 44L${at * 10 + 10} 100`,
  ).join("");
  const heap = "M18 46C26 24 40 18 50 18S74 24 82 46Z";
  const kernels = Array.from({ length: 22 }, (_, at) => {
    const [x, y] = [27 + ((at * 17) % 47), 43 - ((at * 11) % 18)];
    return path(gouge([x, y], [x + 5, y - 3], 2.6, 0.5), flame);
  }).join("");
  return impression(
    sheet,
    "lozenge",
    "#f0a53a",
    path(heap, paper) + path(bowl, "#9a5426"),
    path(heap, "none", line) +
      kernels +
      `<g clip-path="${inside}">${stroke(weave, key, 2)}</g>` +
      path(bowl, "none", line) +
      rectangle(5, 43, 90, 9, straw, 4.5, line),
  );
};

const crab: DrawSymbol = (sheet) => {
  const legs = [-1, 1]
    .map((side) =>
      [0, 1, 2]
        .map(
          (at) => `M${50 + side * 22} ${60 + at * 5}Q${50 + side * (36 + at)} ${56 + at * 8} ${50 + side * (42 - at * 4)} ${72 + at * 8}`,
        )
        .join(""),
    )
    .join("");
  const claw = (side: number): string =>
    place(
      path("M0 0C-14 -4 -18 -22 -6 -34C-6 -26 -2 -24 2 -26C4 -32 8 -34 10 -36C18 -22 14 -4 0 0Z", "#e2331f", line),
      50 + side * 34,
      46,
      [side, 1],
      8,
    );
  const shell = ellipse(50, 60, 29, 20, "#f0562f", line);
  return impression(
    sheet,
    "shield",
    "#f4c08a",
    "",
    stroke(legs, key, 7) +
      stroke(legs, "#e2331f", 3.4) +
      stroke("M30 52L17 44M70 52L83 44", key, 7) +
      stroke("M30 52L17 44M70 52L83 44", "#e2331f", 3.4) +
      claw(-1) +
      claw(1) +
      shell +
      circle(42, 44, 4.4, paper, line) +
      circle(58, 44, 4.4, paper, line) +
      circle(42, 44, 1.6, key) +
      circle(58, 44, 1.6, key) +
      stroke("M36 62Q50 72 64 62M40 70Q50 76 60 70", key, 2),
  );
};

/** Things of the harvest, each on a plate of its own shape and colour. */
export const buffaloHarvestArt: GameArt = {
  crest: (sheet) => block(sheet, place(`<g transform="translate(-120 -116)">${buffaloHead()}</g>`, 50, 50, 0.42), { cut: 1 }),
  symbols: { buffalo, sun, hat, plough, sickle, rice, egret, basket, crab },
};
