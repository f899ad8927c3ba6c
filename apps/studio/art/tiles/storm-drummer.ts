import { band, polar, spiral, type Point } from "@lantern/ui/art/geometry.ts";
import { displayFace } from "@lantern/ui/art/display-face.ts";
import { seededRandom } from "@lantern/ui/art/random.ts";
import { circle, createSheet, ground, mirrored, path, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { block, blockLettering, carvedRays, gouge, paperWear } from "@lantern/ui/art/woodcut.ts";

const night = "#1b1a4b";
const key = "#0b0920";
const steel = "#5f8fc4";
const bolt = "#ffd23a";
const skin = "#f4e4bd";
const red = "#e0412a";
const drum: Point = [120, 100];

/** Sampan Block: a drummer seen from behind beats the storm out of a drum as wide as the sky. */
export function drawStormDrummer(): string {
  const sheet = createSheet(240, 300);
  return sheet.finish(
    ground(sheet, night) +
      block(sheet, path(carvedRays(drum, 72, 92, 210, 5, seededRandom(11)), steel)) +
      block(sheet, lightning(), { cut: 1.4 }) +
      block(sheet, drumHead()) +
      block(sheet, swirl(), { shift: [1.6, -1] }) +
      block(sheet, clouds()) +
      block(sheet, drummer(), { cut: 1.8 }) +
      titleGround(sheet) +
      title(sheet) +
      paperWear(sheet, skin, "#05040f"),
  );
}

function lightning(): string {
  const zigzag = "M44 -8L14 50L32 47L6 96L24 92L-8 160L40 84L24 87L50 38L34 40L62 -8ZM-4 30L-8 70L8 44L0 45L12 18Z";
  return mirrored(path(zigzag, bolt, `stroke="${key}" stroke-width="2.6" stroke-linejoin="round"`), 120);
}

function drumHead(): string {
  const tacks = Array.from({ length: 30 }, (_, index) => {
    const [x, y] = polar(drum, 79, index * 12);
    return circle(x, y, 3, skin);
  }).join("");
  const grainLines = Array.from({ length: 9 }, (_, index) =>
    gouge([58 + index * 6, 66 + index * 11], [182 - index * 5, 60 + index * 11], 1, 0.5),
  ).join("");
  return (
    circle(...drum, 89, key) +
    circle(...drum, 86, red) +
    circle(...drum, 84, key) +
    tacks +
    circle(...drum, 73, skin) +
    path(grainLines, "#e3c88d")
  );
}

/** Three commas chasing each other. */
function swirl(): string {
  const comma = "M0 -4C2 -30 30 -44 50 -24C58 -12 56 4 46 14C50 -2 40 -16 26 -14C12 -12 4 -4 0 -4Z";
  return [0, 120, 240]
    .map((turn) => `<g transform="translate(${drum[0]} ${drum[1]}) rotate(${turn}) translate(2 -8)">${path(comma, red)}</g>`)
    .join("");
}

function clouds(): string {
  const puff = (x: number, y: number, radius: number): string =>
    circle(x, y, radius, steel, `stroke="${key}" stroke-width="2.6"`) + stroke(spiral([x, y], radius * 0.74, 1.5, 120), skin, 2.2);
  return (
    [
      [10, 196, 22],
      [232, 192, 24],
      [40, 206, 18],
      [202, 208, 18],
      [22, 176, 13],
      [220, 168, 13],
      [64, 216, 13],
      [176, 216, 13],
    ] as const
  )
    .map(([x, y, radius]) => puff(x, y, radius))
    .join("");
}

function drummer(): string {
  const arm = (side: 1 | -1, lift: number): string => {
    const at = (x: number, y: number): Point => [120 + side * x, y];
    const edge = `stroke="${skin}" stroke-width="1.5"`;
    const upper = path(band([at(20, 176), at(36, 166), at(52, 162), at(68, 156), at(76, 148)], [15, 19, 15, 13, 8]), key, edge);
    const fore = path(
      band([at(73, 158), at(76, 142 - lift * 0.3), at(68, 122 - lift * 0.8), at(60, 108 - lift)], [10, 13, 10, 6.5]),
      key,
      edge,
    );
    const hand = circle(...at(58, 103 - lift), 9.4, key, edge);
    const [bx, by] = at(68, 120 - lift);
    const [tx, ty] = at(12, 50 - lift);
    const stick =
      stroke(`M${bx} ${by}L${tx} ${ty}`, key, 9.5) +
      stroke(`M${bx} ${by}L${tx} ${ty}`, bolt, 5.4) +
      circle(tx, ty, 5.4, bolt, `stroke="${key}" stroke-width="2"`);
    const cuts = path(
      gouge(at(30, 158), at(58, 152), 4) +
        gouge(at(32, 170), at(62, 162), 3) +
        gouge(at(80, 146), at(70, 116 - lift), 3.4) +
        gouge(at(72, 150), at(66, 124 - lift), 2.4),
      skin,
    );
    const cuff = stroke(
      `M${at(53, 113 - lift)
        .map(round)
        .join(" ")}L${at(70, 114 - lift)
        .map(round)
        .join(" ")}`,
      red,
      5,
    );
    return stick + upper + fore + hand + cuts + cuff;
  };
  const torso = path(
    "M120 156C106 156 96 158 86 166C80 184 92 204 92 240H148C148 204 160 184 154 166C144 158 134 156 120 156Z",
    key,
    `stroke="${skin}" stroke-width="1.5"`,
  );
  const blades =
    gouge([114, 168], [92, 174], 5) +
    gouge([114, 178], [95, 189], 4.2) +
    gouge([114, 189], [100, 202], 3.4) +
    gouge([114, 200], [103, 212], 2.6);
  const sash = path("M92 214Q120 223 148 214V232H92Z", red, `stroke="${key}" stroke-width="2"`);
  const head =
    path(
      "M104 132C102 116 110 107 120 107C130 107 138 116 136 132C136 144 131 154 120 156C109 154 104 144 104 132Z",
      key,
      `stroke="${skin}" stroke-width="1.5"`,
    ) + path("M114 109C112 97 119 92 127 96C131 102 128 108 127 111Z", key, `stroke="${skin}" stroke-width="1.4"`);
  const headband =
    path("M103 126Q120 134 137 126V135Q120 143 103 135Z", red) +
    path(
      "M134 130C148 126 158 136 174 128C164 142 148 142 138 136ZM134 134C148 138 154 150 168 152C154 160 140 150 132 138Z",
      red,
      `stroke="${key}" stroke-width="1.6"`,
    );
  const hair = path(gouge([113, 111], [107, 123], 2.2) + gouge([120, 109], [120, 125], 2.2) + gouge([127, 111], [133, 123], 2.2), skin);
  return (
    arm(1, 0) +
    arm(-1, 14) +
    torso +
    mirrored(path(blades, skin), 120) +
    path(gouge([120, 166], [120, 214], 3.4), skin) +
    sash +
    head +
    hair +
    headband
  );
}

function titleGround(sheet: Sheet): string {
  return block(
    sheet,
    path("M-4 226L30 218L58 228L90 217L122 228L154 217L184 228L212 218L244 227V304H-4Z", bolt, `stroke="${key}" stroke-width="3"`),
  );
}

function title(sheet: Sheet): string {
  const font = displayFace("@fontsource/anton");
  const options = { font, width: 214, x: 119, face: key, behind: red, shift: [2, 2] as const };
  return (
    blockLettering(sheet, "STORM", { ...options, size: 40, baseline: 261, width: 196, stretch: 1.5, tracking: 0.05 }) +
    blockLettering(sheet, "DRUMMER", { ...options, size: 34, baseline: 293, width: 218, stretch: 1.34, tracking: 0.02 })
  );
}
