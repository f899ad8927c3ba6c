import { displayFace } from "@lantern/ui/art/display-face.ts";
import { alongCubic, band, petal, polar, smooth, type Point } from "@lantern/ui/art/geometry.ts";
import { seededRandom } from "@lantern/ui/art/random.ts";
import { circle, createSheet, ellipse, ground, path, rectangle, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { block, blockLettering, carvedRays, gouge, paperWear } from "@lantern/ui/art/woodcut.ts";

const lavender = "#b79ae0";
const mist = "#d9c6f2";
const dawn = "#ffe05a";
const apricot = "#ff9f5c";
const red = "#e42f3c";
const paper = "#fff6e4";
const key = "#2b1152";
const sun: Point = [112, 208];

/** Sampan Block: a cock on a thatched ridge calls the sun up into a lavender sky. */
export function drawDawnRooster(): string {
  const sheet = createSheet(240, 300);
  return sheet.finish(
    ground(sheet, lavender) +
      block(sheet, path(carvedRays(sun, 54, 128, 260, 9, seededRandom(14)), paper)) +
      block(sheet, circle(...sun, 124, apricot), { shift: [1.6, -1.2] }) +
      block(sheet, circle(...sun, 110, dawn)) +
      block(sheet, clouds(), { cut: 1.6 }) +
      roof(sheet) +
      rooster(sheet) +
      title(sheet) +
      paperWear(sheet, paper, "#240a3c"),
  );
}

/** The crowing cock about (130, 110), 200 pixels across, in four inks. */
export function rooster(sheet: Sheet): string {
  return (
    block(sheet, tail(), { cut: 1.4 }) +
    block(sheet, legs() + body() + wing(), { cut: 1.4 }) +
    block(sheet, hackle() + head(), { cut: 1.2 })
  );
}

function clouds(): string {
  const bar = (x: number, y: number, width: number, height: number, paint: string): string =>
    rectangle(x, y, width, height, paint, height / 2);
  return (
    bar(-20, 126, 70, 9, paper) +
    bar(-10, 140, 44, 7, mist) +
    bar(196, 158, 80, 9, paper) +
    bar(178, 172, 60, 7, mist) +
    bar(-14, 182, 60, 8, apricot) +
    bar(28, 194, 40, 6, apricot) +
    bar(182, 194, 70, 7, apricot)
  );
}

/** Sickle feathers that arch up from the saddle and fall behind. */
function tail(): string {
  const root: Point = [150, 132];
  const feather = (rise: Point, over: Point, tip: Point, width: number, paint: string): string => {
    const spine = alongCubic(root, rise, over, tip, 14);
    const widths = spine.map((_, index) => width * (0.34 + 0.66 * Math.sin((Math.PI * Math.min(13.5, index + 1.4)) / 14)));
    const cuts = spine
      .slice(4, 12)
      .map(([x, y], index) => {
        const [nextX, nextY] = spine[index + 5] ?? [x, y];
        const degrees = (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI;
        return [-38, 38].map((turn) => gouge([x, y], polar([x, y], width * 0.92, degrees + turn), 1.5, 0.4)).join("");
      })
      .join("");
    return (
      path(band(spine, widths), paint, `stroke="${key}" stroke-width="2.4" stroke-linejoin="round"`) +
      path(cuts, paint === key ? lavender : key) +
      stroke(smooth(spine), paint === key ? lavender : key, 1.3)
    );
  };
  return (
    feather([168, 92], [214, 110], [228, 196], 9, red) +
    feather([164, 60], [238, 76], [232, 160], 10, key) +
    feather([156, 44], [226, 34], [230, 114], 11, red) +
    feather([150, 36], [196, 2], [218, 66], 11, key) +
    feather([142, 50], [164, 2], [196, 30], 10, red) +
    feather([170, 116], [196, 136], [200, 196], 8, key) +
    feather([136, 80], [140, 34], [164, 22], 8, key)
  );
}

function legs(): string {
  const leg = (x: number): string =>
    stroke(`M${x} 172L${x - 2} 210`, key, 7) +
    stroke(`M${x} 172L${x - 2} 210`, dawn, 3.6) +
    stroke(`M${x - 2} 210L${x - 18} 215M${x - 2} 210L${x - 6} 217M${x - 2} 210L${x + 12} 214M${x - 1} 198L${x + 9} 194`, key, 5.4) +
    stroke(`M${x - 2} 210L${x - 18} 215M${x - 2} 210L${x - 6} 217M${x - 2} 210L${x + 12} 214`, dawn, 2.4);
  return leg(104) + leg(126);
}

function body(): string {
  const outline = smooth(
    [
      [84, 92],
      [68, 112],
      [66, 138],
      [80, 164],
      [104, 182],
      [130, 180],
      [152, 160],
      [164, 136],
      [158, 118],
      [132, 114],
      [112, 100],
    ],
    true,
  );
  const breast = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 7 }, (_unused, column) => {
      const [x, y] = [74 + column * 9 + row * 5, 124 + row * 11 + column * 1.4];
      return `M${x - 4} ${y - 1}q2 7 8 2`;
    }).join(""),
  ).join("");
  const thigh = [92, 104, 116, 128]
    .map((x) => path(petal([x + 4, 160], [x, 190], 12, 0.5), key, `stroke="${mist}" stroke-width="1.2"`))
    .join("");
  return thigh + path(outline, key, `stroke="${paper}" stroke-width="2.2"`) + stroke(breast, lavender, 1.7);
}

function wing(): string {
  const row = (count: number, from: number, to: number, near: number, reach: number, width: number, paint: string): string =>
    Array.from({ length: count }, (_, index) => {
      const degrees = from + ((to - from) * index) / (count - 1);
      const root = polar([98, 128], near, degrees);
      return path(petal(root, polar([98, 128], reach, degrees), width, 0.66), paint, `stroke="${key}" stroke-width="1.8"`);
    }).join("");
  return row(6, 58, 6, 20, 66, 15, red) + row(5, 62, 0, 10, 44, 15, apricot) + row(4, 70, -6, 0, 26, 15, dawn);
}

/** The cape of the neck, row over row from the shoulder up to the ear. */
function hackle(): string {
  const rows: readonly (readonly [x: number, y: number, half: number, length: number, paint: string])[] = [
    [104, 112, 24, 36, apricot],
    [101, 100, 21, 32, dawn],
    [98, 89, 18, 28, paper],
    [95, 79, 15, 24, dawn],
    [92, 71, 12, 20, paper],
  ];
  return rows
    .map(([x, y, half, length, paint]) =>
      Array.from({ length: 7 }, (_, index) => {
        const part = index / 3 - 1;
        const root: Point = [x + part * half * 0.7, y + part * 3 - Math.abs(part) * 2];
        const tip = polar(root, length, 82 - part * 26);
        return path(petal(root, tip, half * 0.5, 0.62), paint, `stroke="${key}" stroke-width="1.7"`);
      }).join(""),
    )
    .join("");
}

function head(): string {
  const comb = [
    [78, 44, -150, 17],
    [84, 40, -118, 22],
    [91, 39, -94, 25],
    [98, 41, -68, 23],
    [104, 47, -40, 18],
  ]
    .map(([x = 0, y = 0, turn = 0, length = 0]) =>
      path(petal([x, y + 8], polar([x, y], length, turn), 15, 0.5), red, `stroke="${key}" stroke-width="2"`),
    )
    .join("");
  const skull = "M104 50C96 40 82 40 76 50C72 58 74 70 82 76C90 80 102 78 106 70C108 62 108 56 104 50Z";
  const beak =
    path("M78 48C66 42 56 36 46 36C50 46 60 56 74 62Z", dawn, `stroke="${key}" stroke-width="2.2" stroke-linejoin="round"`) +
    path("M75 63C66 64 58 66 52 70C60 76 70 76 79 71Z", dawn, `stroke="${key}" stroke-width="2.2" stroke-linejoin="round"`) +
    path("M74 60L60 56C60 62 62 66 75 65Z", red);
  const wattle =
    ellipse(80, 84, 8, 13, red, `stroke="${key}" stroke-width="2" transform="rotate(10 80 84)"`) +
    ellipse(90, 84, 6.4, 10, red, `stroke="${key}" stroke-width="1.8"`);
  return (
    comb +
    path(skull, red, `stroke="${key}" stroke-width="2.2"`) +
    beak +
    wattle +
    circle(90, 56, 6, paper, `stroke="${key}" stroke-width="1.8"`) +
    circle(89, 55, 3, key) +
    ellipse(98, 68, 4, 6, paper, `stroke="${key}" stroke-width="1.4"`) +
    stroke("M30 34L18 30M32 44L18 46M34 26L26 16", key, 3)
  );
}

/** The ridge of a thatched roof, seen from the side: the title's ground. */
function roof(sheet: Sheet): string {
  const straw = Array.from({ length: 44 }, (_, index) =>
    gouge([index * 5.8 - 4, 222], [index * 5.8 - 6 + (index % 3) * 2, 229 + ((index * 5) % 4) * 1.6], 2.2, 0.3),
  ).join("");
  const ties = [22, 70, 152, 204].map((x) => stroke(`M${x - 5} 212L${x + 6} 224M${x + 6} 212L${x - 5} 224`, red, 3)).join("");
  return (
    block(sheet, path("M-4 220C60 214 180 214 244 220V304H-4Z", key)) +
    block(sheet, path(straw, lavender), { cut: 1.2 }) +
    block(sheet, path("M-6 213C60 208 180 208 246 213V224C180 219 60 219 -6 224Z", apricot, `stroke="${key}" stroke-width="2.2"`) + ties, {
      cut: 1.4,
    })
  );
}

function title(sheet: Sheet): string {
  const font = displayFace("@fontsource/berkshire-swash");
  const options = { font, face: paper, behind: red, shift: [1.8, 1.8] as const, cut: 1 };
  return (
    blockLettering(sheet, "Dawn", { ...options, face: dawn, width: 150, size: 37, x: 120, baseline: 256 }) +
    blockLettering(sheet, "Rooster", { ...options, width: 208, size: 52, x: 118, baseline: 293 })
  );
}
