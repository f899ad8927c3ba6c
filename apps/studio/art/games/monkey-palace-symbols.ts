import { burst, polar, sparkle, spiral, type Point } from "@lantern/ui/art/geometry.ts";
import { embossed, gold, jewel, paleGold } from "@lantern/ui/art/relief.ts";
import { circle, ellipse, path, place, rectangle, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { cinnabar, jadeStone, lapis, nacre, paleJade } from "../carved-stone.ts";
import { heavenlyPeach, monkeyCrown, monkeyKing } from "../figures/monkey-king.ts";
import type { DrawSymbol, GameArt } from "./game-art.ts";
import { mark, turquoise } from "./relief-settings.ts";

const around: readonly Point[] = Array.from({ length: 12 }, (_, at) => polar([50, 50], 46, at * 30));

function glow(sheet: Sheet, inner: string, outer: string, reach = 50): string {
  return circle(
    50,
    50,
    reach,
    sheet.radial([
      [0, inner, 0.95],
      [0.55, outer, 0.6],
      [1, outer, 0],
    ]),
  );
}

const monkey: DrawSymbol = (sheet) =>
  glow(sheet, "#fff2b0", "#ffb04a") +
  embossed(sheet, path(burst([50, 50], 18, 41, 49.5, { turn: 5 }), "#fff"), paleJade, { depth: 4, soft: 1.2, drop: 2 }) +
  circle(
    50,
    50,
    38,
    sheet.radial([
      [0.5, "#fff2c0"],
      [1, "#ffb83a"],
    ]),
  ) +
  place(`<g transform="translate(-120 -110)">${monkeyKing(sheet)}</g>`, 50, 51, 0.55) +
  path(sparkle([14, 80], 6) + sparkle([88, 22], 5), "#fff");

const peach: DrawSymbol = (sheet) =>
  glow(sheet, "#ffe6f0", "#ff5a9a") +
  embossed(sheet, circle(50, 50, 46, "none", `stroke="#fff" stroke-width="4"`), gold, { depth: 4, soft: 1.2, drop: 2 }) +
  around
    .map((at, index) => jewel(sheet, at, index % 3 === 0 ? 4 : 2.2, index % 3 === 0 ? turquoise : ["#fff8d0", "#ffc83a", "#7a3a02"]))
    .join("") +
  place(heavenlyPeach(sheet), 50, 52, 1.16) +
  path(sparkle([74, 26], 7) + sparkle([26, 74], 5), "#fff");

/** The staff of red iron with gold ends, laid across a disc of turquoise. */
const staff: DrawSymbol = (sheet) => {
  const cap = (y: number): string =>
    rectangle(-8, y, 16, 24, "#fff", 4) + rectangle(-9.5, y + 2, 19, 4.6, "#fff", 2) + rectangle(-9.5, y + 17.4, 19, 4.6, "#fff", 2);
  const bands = stroke("M-6 -22L6 -14M-6 -8L6 0M-6 6L6 14M-6 20L6 28", "#ffd27a", 2.4);
  return (
    glow(sheet, "#8ff6e8", "#0b7f86") +
    place(
      embossed(sheet, rectangle(-6, -40, 12, 80, "#fff", 3), cinnabar, { depth: 5, soft: 1.6, drop: 3 }) +
        bands +
        embossed(sheet, cap(-58) + cap(34), gold, { depth: 5, soft: 1.5, drop: 3 }),
      50,
      50,
      0.94,
      42,
    )
  );
};

const crown: DrawSymbol = (sheet) =>
  glow(sheet, "#e0b8ff", "#6a1cae") + place(`<g transform="translate(-120 -48)">${monkeyCrown(sheet)}</g>`, 50, 52, 0.78);

/** The wine gourd: two bulbs of amber lacquer, a red cord at the waist. */
const gourd: DrawSymbol = (sheet) => {
  const bulbs =
    "M50 16C62 16 68 26 66 36C65 42 61 45 61 49C76 53 82 64 80 76C77 90 64 95 50 95S23 90 20 76C18 64 24 53 39 49C39 45 35 42 34 36C32 26 38 16 50 16Z";
  return (
    glow(sheet, "#ffe49a", "#c8780a") +
    embossed(
      sheet,
      path(bulbs, "#fff"),
      { ...gold, blue: ".0 .02 .03 .06 .14 .4 .9", green: ".03 .14 .34 .56 .74 .9 1" },
      { depth: 6, soft: 4, drop: 3 },
    ) +
    embossed(sheet, rectangle(44, 4, 12, 14, "#fff", 3), gold, { depth: 4, soft: 1.2, drop: 1 }) +
    stroke("M38 49Q50 55 62 49M39 45Q50 51 61 45", "#d3122e", 3.4) +
    stroke("M60 48Q74 46 78 56T84 72", "#d3122e", 2.6) +
    embossed(sheet, circle(50, 73, 13, "none", `stroke="#fff" stroke-width="3"`), paleGold, { depth: 3, soft: 1, drop: 1 }) +
    path("M50 63L57 73L50 83L43 73Z", "#d3122e") +
    ellipse(36, 70, 4, 10, "#fff", `opacity=".55" transform="rotate(14 36 70)"`)
  );
};

/** A cloud to ride on: mother-of-pearl with curls of gold. */
const cloud: DrawSymbol = (sheet) => {
  const puffs =
    circle(26, 56, 20, "#fff") +
    circle(50, 40, 25, "#fff") +
    circle(75, 54, 20, "#fff") +
    rectangle(8, 54, 85, 24, "#fff", 12) +
    path("M80 70C94 72 98 82 96 92C88 82 76 82 64 78Z", "#fff");
  const curls = spiral([27, 60], 13, 1.4, 150) + spiral([51, 46], 17, 1.6, 160) + spiral([76, 60], 12, 1.4, 170);
  return (
    glow(sheet, "#d9e8ff", "#7a4ac0") +
    embossed(sheet, puffs, nacre, { depth: 5, soft: 3, drop: 3 }) +
    embossed(sheet, stroke(curls, "#fff", 3), gold, { depth: 4, soft: 1, drop: 1 })
  );
};

/** A standing drum of blue lacquer, its skin lit, studs at both rims. */
const drum: DrawSymbol = (sheet) => {
  const barrel = "M20 32C12 50 12 66 20 82C34 94 66 94 80 82C88 66 88 50 80 32Z";
  const studs = Array.from({ length: 9 }, (_, at) => {
    const part = (at - 4) / 4.4;
    return circle(50 + part * 31, 84 - part * part * 8, 2.6, "#fff") + circle(50 + part * 31, 41 - part * part * 8, 2.6, "#fff");
  }).join("");
  return (
    glow(sheet, "#9ac4ff", "#123a9a") +
    embossed(sheet, path(barrel, "#fff"), lapis, { depth: 6, soft: 4, drop: 3 }) +
    embossed(sheet, ellipse(50, 30, 33, 15, "#fff"), gold, { depth: 4, soft: 1.6, drop: 2 }) +
    ellipse(50, 29, 27, 11, "#fff3da") +
    ellipse(50, 29, 11, 4.4, "#e2573b") +
    embossed(sheet, studs, gold, { depth: 4, soft: 0.9, drop: 1 }) +
    embossed(sheet, circle(50, 64, 11, "none", `stroke="#fff" stroke-width="4"`) + circle(50, 64, 4, "#fff"), gold, {
      depth: 4,
      soft: 1,
      drop: 1.4,
    })
  );
};

/** The endless knot in red cord, a tassel below it. */
const knot: DrawSymbol = (sheet) => {
  const cord =
    "M-22 -8H22M-22 8H22M-8 -22V22M8 -22V22M-22 -8C-34 -8 -34 8 -22 8M22 -8C34 -8 34 8 22 8M-8 -22C-8 -34 8 -34 8 -22M-8 22C-8 34 8 34 8 22M-22 -8C-34 -26 -26 -34 -8 -22M22 -8C34 -26 26 -34 8 -22M-22 8C-34 26 -26 34 -8 22M22 8C34 26 26 34 8 22";
  const threads = [-9, -4.5, 0, 4.5, 9].map((x) => `M${50 + x * 0.4} 80L${50 + x} 98`).join("");
  return (
    glow(sheet, "#ff9a8a", "#8a0a1e") +
    embossed(sheet, stroke(threads, "#fff", 3.4), cinnabar, { depth: 4, soft: 1, drop: 2 }) +
    embossed(sheet, place(stroke(cord, "#fff", 6.4), 50, 40, 0.98, 45), cinnabar, { depth: 5, soft: 1.6, drop: 3 }) +
    embossed(sheet, rectangle(43, 75, 14, 8, "#fff", 3) + circle(50, 40, 6, "#fff"), gold, { depth: 4, soft: 1.2, drop: 1.4 })
  );
};

/** A fig leaf of jade with gold veins. */
const leaf: DrawSymbol = (sheet) =>
  glow(sheet, "#b4ffc8", "#0a6a3a") + embossed(sheet, mark("linden-leaf", 84, 8), jadeStone, { depth: 6, soft: 2, drop: 3 });

/** The treasures of the monkey king, each standing free in a light of its own colour. */
export const monkeyPalaceArt: GameArt = {
  crest: (sheet) => jewel(sheet, [50, 50], 30, ["#ffd0dc", "#e0306e", "#5a0428"]),
  symbols: { monkey, peach, staff, crown, gourd, cloud, drum, knot, leaf },
};
