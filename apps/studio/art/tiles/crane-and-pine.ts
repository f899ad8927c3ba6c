import { petal, polar, smooth, type Point } from "@lantern/ui/art/geometry.ts";
import { displayFace } from "@lantern/ui/art/display-face.ts";
import { seededRandom } from "@lantern/ui/art/random.ts";
import { circle, createSheet, ground, group, path, rectangle, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { block, blockLettering, carvedRays, paperWear } from "@lantern/ui/art/woodcut.ts";

const paper = "#f3e6c4";
const amber = "#eba43a";
const pine = "#2c7154";
const key = "#0e2a26";
const crownRed = "#cf3b24";

/** Sampan Block: a crane banks over old pines, the sun low and amber behind it. */
export function drawCraneAndPine(): string {
  const sheet = createSheet(240, 300);
  return sheet.finish(
    ground(sheet, "#cfe0c4") +
      block(sheet, path(carvedRays([132, 96], 64, 84, 200, 6, seededRandom(3)), paper)) +
      block(sheet, circle(132, 98, 78, amber), { shift: [1.5, -1] }) +
      block(sheet, mist(), { cut: 1.6 }) +
      block(sheet, crane(), { cut: 1.5 }) +
      block(sheet, branches(), { cut: 1.8 }) +
      title(sheet) +
      paperWear(sheet, paper, "#10261a"),
  );
}

function mist(): string {
  const bar = (x: number, y: number, width: number, height: number): string => rectangle(x, y, width, height, paper, height / 2);
  return (
    bar(-20, 136, 92, 9) +
    bar(20, 150, 110, 8) +
    bar(150, 150, 120, 9) +
    bar(120, 166, 90, 8) +
    bar(-20, 170, 80, 9) +
    bar(40, 184, 120, 9) +
    bar(176, 180, 80, 8)
  );
}

/** Feathers fanned about a shoulder; the long outer ones end in black. */
function wing(shoulder: Point, from: number, to: number, length: number, count: number, bend: number): string {
  const one = (index: number): string => {
    const t = index / (count - 1);
    const degrees = from + (to - from) * t;
    const reach = length * (0.5 + 0.5 * Math.sin(Math.PI * (0.28 + 0.5 * (1 - t)))) * (t < 0.15 ? 0.92 : 1);
    const tip = polar(shoulder, reach, degrees);
    const root = polar(shoulder, reach * 0.12, degrees + bend);
    const black = polar(shoulder, reach * 0.62, degrees + bend * 0.3);
    return (
      path(petal(root, tip, length * 0.2, 0.62), paper, `stroke="${key}" stroke-width="2"`) +
      path(petal(black, tip, length * 0.13, 0.45), key) +
      stroke(`M${root.map(round).join(" ")}L${black.map(round).join(" ")}`, key, 0.9)
    );
  };
  const short = (index: number): string => {
    const degrees = from + (to - from) * (index / (count - 3)) + 4;
    return path(
      petal(polar(shoulder, 2, degrees), polar(shoulder, length * 0.52, degrees), length * 0.16, 0.66),
      paper,
      `stroke="${key}" stroke-width="1.6"`,
    );
  };
  const covert = (index: number): string => {
    const degrees = from + (to - from) * (index / (count - 5)) + 2;
    return path(
      petal(polar(shoulder, 0, degrees), polar(shoulder, length * 0.3, degrees), length * 0.14, 0.7),
      "#e3efe0",
      `stroke="${key}" stroke-width="1.4"`,
    );
  };
  return (
    Array.from({ length: count }, (_, index) => one(index)).join("") +
    Array.from({ length: count - 2 }, (_, index) => short(index)).join("") +
    Array.from({ length: count - 4 }, (_, index) => covert(index)).join("")
  );
}

/** The crane with its wings up, about (130, 100), 220 pixels across. */
export function crane(): string {
  const legs =
    stroke("M142 142C168 152 190 158 226 160M140 146C166 158 188 166 222 168", key, 3.2) +
    stroke("M226 160L236 158M226 160L236 163M222 168L232 168M222 168L231 172", key, 2.2);
  const tail = [12, 24, 36]
    .map((degrees) => path(petal([138, 134], polar([138, 134], 46, degrees), 15, 0.6), key, `stroke="${paper}" stroke-width="1"`))
    .join("");
  const body = smooth(
    [
      [84, 122],
      [104, 112],
      [132, 114],
      [158, 132],
      [150, 146],
      [124, 148],
      [98, 140],
    ],
    true,
  );
  const neck = smooth(
    [
      [98, 120],
      [80, 112],
      [66, 104],
      [50, 100],
      [40, 96],
      [37, 90],
      [44, 87],
      [54, 92],
      [70, 97],
      [90, 106],
      [108, 114],
      [108, 138],
      [96, 138],
    ],
    true,
  );
  const throat = smooth(
    [
      [92, 126],
      [76, 114],
      [60, 106],
      [46, 101],
      [40, 97],
      [52, 97],
      [68, 102],
      [86, 111],
      [100, 122],
    ],
    true,
  );
  const bill = path("M42 87L14 84L40 95Z", key);
  const crown = path("M39 90C38 84 46 82 52 88L46 91Z", crownRed);
  return (
    legs +
    tail +
    group(`transform="rotate(-6 120 118)"`, wing([116, 122], -62, -8, 104, 9, 12)) +
    path(body, paper, `stroke="${key}" stroke-width="2.6"`) +
    path(neck, paper, `stroke="${key}" stroke-width="2.4"`) +
    path(throat, key) +
    bill +
    crown +
    circle(45, 92.4, 1.6, paper) +
    wing([112, 126], -128, -62, 116, 10, -14) +
    stroke("M106 142C120 146 134 146 146 142M112 136C124 140 136 139 146 136", key, 1.3)
  );
}

/** A pad of needles as old prints draw pines: fans of strokes over a flat cushion. */
function pad(x: number, y: number, size: number): string {
  const fan = (cx: number, cy: number, reach: number): string =>
    path(
      `M${round(cx - reach)} ${round(cy)}A${round(reach)} ${round(reach)} 0 0 1 ${round(cx + reach)} ${round(cy)}Q${round(cx)} ${round(cy + reach * 0.34)} ${round(cx - reach)} ${round(cy)}Z`,
      pine,
      `stroke="${key}" stroke-width="1.8"`,
    ) +
    stroke(
      Array.from({ length: 11 }, (_, index) => {
        const degrees = -172 + index * 16.4;
        const [tx, ty] = polar([cx, cy + 1], reach * 0.9, degrees);
        return `M${round(cx)} ${round(cy + 1)}L${round(tx)} ${round(ty)}`;
      }).join(""),
      key,
      1.3,
    );
  return (
    fan(x - size * 1.1, y + size * 0.2, size * 0.72) +
    fan(x + size * 1.1, y + size * 0.2, size * 0.72) +
    fan(x, y, size) +
    fan(x - size * 0.55, y + size * 0.5, size * 0.66) +
    fan(x + size * 0.6, y + size * 0.52, size * 0.62)
  );
}

function branches(): string {
  const trunk =
    path("M-6 196C20 190 36 204 58 202C84 200 96 190 118 198C150 208 168 196 190 202C214 208 226 196 248 200V304H-6Z", key) +
    stroke("M-4 214C20 200 44 214 70 208M90 208C110 200 130 214 152 210M176 210C196 204 216 216 242 208", "#2b5145", 2) +
    stroke("M204 206C200 186 214 172 236 166M26 206C30 192 20 182 4 176", key, 8);
  return (
    pad(214, 176, 19) +
    pad(18, 188, 20) +
    trunk +
    pad(182, 204, 18) +
    pad(62, 208, 17) +
    pad(120, 212, 16) +
    pad(226, 208, 15) +
    pad(6, 214, 14)
  );
}

function title(sheet: Sheet): string {
  const font = displayFace("@fontsource/bevan");
  const options = { font, face: paper, behind: crownRed, shift: [1.8, 1.8] as const };
  const cover = block(sheet, path("M-4 226C40 220 80 230 120 225C170 219 200 230 244 224V304H-4Z", key));
  const seal = block(
    sheet,
    rectangle(203, 254, 22, 34, crownRed, 3) +
      path("M206 277C209 284 219 284 222 277C217 279 211 279 206 277Z", paper) +
      stroke("M214 276V259", paper, 1.6) +
      path("M215.4 261C221 265 221 271 219 275H215.4Z", paper),
    { cut: 1.2 },
  );
  return (
    cover +
    seal +
    blockLettering(sheet, "CRANE", { ...options, width: 172, size: 47, x: 104, baseline: 258, tracking: 0.02 }) +
    blockLettering(sheet, "AND PINE", { ...options, width: 172, size: 36, x: 104, baseline: 290, tracking: 0.01 })
  );
}
