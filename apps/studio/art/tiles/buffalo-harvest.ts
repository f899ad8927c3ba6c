import { displayFace } from "@lantern/ui/art/display-face.ts";
import { alongCubic, petal, polar, smooth, type Point } from "@lantern/ui/art/geometry.ts";
import { seededRandom } from "@lantern/ui/art/random.ts";
import { circle, createSheet, ellipse, ground, group, mirrored, path, place, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { block, blockLettering, carvedRays, gouge, paperWear } from "@lantern/ui/art/woodcut.ts";

const clay = "#cf4a22";
const flame = "#f2913a";
const straw = "#ffd35c";
const paper = "#fff0c8";
const hide = "#7c3218";
const key = "#2a0f08";
const rope = "#e2331f";
const sun: Point = [120, 66];

/** Sampan Block: a buffalo face to face at the harvest, the low sun caught between its horns, ripe rice before it. */
export function drawBuffaloHarvest(): string {
  const sheet = createSheet(240, 300);
  return sheet.finish(
    ground(sheet, clay) +
      block(sheet, path(carvedRays(sun, 60, 64, 210, 7, seededRandom(21)), flame)) +
      block(sheet, circle(...sun, 58, paper) + circle(...sun, 53, straw), { shift: [1.2, -1] }) +
      block(sheet, bands(), { cut: 1.6 }) +
      block(sheet, fields(), { cut: 2 }) +
      block(sheet, shoulders(), { cut: 2 }) +
      block(sheet, buffaloHead(), { cut: 1.6 }) +
      block(sheet, halter(), { cut: 1.4 }) +
      block(sheet, rice(), { cut: 1.2 }) +
      title(sheet) +
      paperWear(sheet, paper, "#2a0c04"),
  );
}

/** Haze across the sun, and two egrets far off. */
function bands(): string {
  const egret = (x: number, y: number, scale: number): string =>
    place(path("M-14 -4C-8 -8 -3 -5 0 0C3 -5 8 -8 14 -4C9 -4 4 0 2 5L0 3L-2 5C-4 0 -9 -4 -14 -4Z", key), x, y, scale);
  return stroke("M84 88H158M78 96H118M132 97H166", flame, 3) + egret(104, 40, 0.8) + egret(134, 30, 0.6) + egret(128, 52, 0.5);
}

/** Terraces of standing rice behind the shoulders. */
function fields(): string {
  const rows = [150, 164, 178, 192, 206].map((y, index) => {
    const blades = Array.from({ length: 31 }, (_, at) => {
      const x = at * 8 + (index % 2) * 4;
      return gouge([x, y + 10], [x + (at % 2 === 0 ? 3 : -2), y - 5], 2.2, 0.3);
    }).join("");
    return path(`M-4 ${y}Q120 ${y - 12} 244 ${y}V304H-4Z`, index % 2 === 0 ? flame : straw) + path(blades, index % 2 === 0 ? clay : flame);
  });
  return rows.join("");
}

function shoulders(): string {
  const mass = "M64 132C40 138 16 160 6 200C2 214 0 224 0 232H240C240 224 238 214 234 200C224 160 200 138 176 132Z";
  const light = Array.from({ length: 9 }, (_, index) =>
    gouge([22 + index * 5, 214 - index * 9], [60 + index * 2, 150 + index * 4], 2.4, 0.4),
  ).join("");
  return path(mass, key) + mirrored(path(light, hide), 120);
}

/** The left horn: a crescent out of the brow, ringed. */
function horn(): string {
  const outline = "M104 84C70 84 42 70 34 26C33 18 29 16 26 24C10 66 34 112 84 118C96 118 104 104 104 84Z";
  const spine = alongCubic([92, 102], [56, 100], [28, 74], [28, 34], 14);
  const rings = spine
    .slice(0, 11)
    .map(([x, y], index): string => {
      const [nextX, nextY] = spine[index + 1] ?? [x, y];
      const length = Math.hypot(nextX - x, nextY - y) || 1;
      const [nx, ny] = [-(nextY - y) / length, (nextX - x) / length];
      const half = 15 - index * 1.1;
      return `M${round(x - nx * half)} ${round(y - ny * half)}Q${round(x + 4)} ${round(y + 3)} ${round(x + nx * half)} ${round(y + ny * half)}`;
    })
    .join("");
  return (
    path(outline, key, `stroke="${paper}" stroke-width="3"`) +
    path(outline, key) +
    stroke(rings, "#a5502a", 2.2) +
    path("M100 90C70 88 46 76 36 46C40 80 66 98 98 98Z", straw)
  );
}

function ear(): string {
  return (
    path("M86 116C66 114 42 122 28 140C42 148 68 144 88 132Z", key, `stroke="${paper}" stroke-width="2.4"`) +
    path("M80 122C64 122 50 128 40 138C54 138 70 134 80 128Z", "#d98a5a") +
    stroke("M74 125L52 133M72 129L56 136", key, 1.2)
  );
}

function head(): string {
  const skull = smooth(
    [
      [120, 76],
      [98, 80],
      [84, 98],
      [82, 122],
      [90, 148],
      [96, 170],
      [92, 188],
      [104, 202],
      [120, 205],
      [136, 202],
      [148, 188],
      [144, 170],
      [150, 148],
      [158, 122],
      [156, 98],
      [142, 80],
    ],
    true,
  );
  const brow = Array.from({ length: 13 }, (_, index) => {
    const x = 96 + index * 4;
    return gouge([x + (120 - x) * 0.5, 82], [x, 106 + Math.abs(index - 6) * -1.2], 2.6, 0.5);
  }).join("");
  const bridge = Array.from({ length: 7 }, (_, index) =>
    gouge([111 + index * 3, 116], [109 + index * 3.6, 168 - (index % 2) * 8], 2.2, 0.35),
  ).join("");
  const cheek = Array.from({ length: 6 }, (_, index) => gouge([88 + index * 1.6, 136 + index * 6], [104, 142 + index * 7], 2.2, 0.3)).join(
    "",
  );
  const tuft = Array.from({ length: 9 }, (_, index) => {
    const x = 104 + index * 4;
    return path(petal([120 + (x - 120) * 0.4, 70], [x, 96 - Math.abs(index - 4)], 5, 0.4), key, `stroke="${straw}" stroke-width="1"`);
  }).join("");
  const eye =
    path("M90 124C94 116 106 116 110 126C104 132 95 132 90 124Z", straw, `stroke="${paper}" stroke-width="1.4"`) +
    circle(101, 124.5, 4.4, key) +
    circle(99.6, 123, 1.3, paper) +
    stroke("M87 120C92 110 106 110 113 121M91 134Q99 138 107 133", flame, 1.8);
  return (
    path(skull, key, `stroke="${paper}" stroke-width="2.6"`) +
    path(brow, hide) +
    path(bridge, straw) +
    mirrored(path(cheek, hide) + eye, 120) +
    tuft
  );
}

/** The buffalo's head about (120, 120), 220 pixels across, in three inks. */
export function buffaloHead(): string {
  return mirrored(horn() + ear(), 120) + head() + nose();
}

function nose(): string {
  const muzzle = "M92 178C96 170 108 168 120 168S144 170 148 178C152 190 142 204 120 206S88 190 92 178Z";
  return (
    path(muzzle, hide, `stroke="${key}" stroke-width="2"`) +
    mirrored(path("M104 180C110 176 116 180 115 187C110 190 102 188 104 180Z", key), 120) +
    stroke("M96 196Q120 206 144 196", key, 2.2) +
    path(gouge([100, 172], [140, 172], 4, 0.5), flame) +
    ellipse(120, 190, 9, 10, "none", `stroke="${rope}" stroke-width="4"`)
  );
}

/** The rope from the nose ring, off to the right. */
function halter(): string {
  return (
    stroke("M126 198C150 214 176 202 198 176C206 166 216 160 244 158", key, 6) +
    stroke("M126 198C150 214 176 202 198 176C206 166 216 160 244 158", rope, 3.6) +
    stroke("M150 204L154 208M168 198L172 202M184 186L189 189M198 172L203 175", key, 1.2)
  );
}

/** Ripe ears that bend over from both corners. */
function rice(): string {
  const stalk = (from: Point, bend: Point, reach: Point, tip: Point): string => {
    const spine = alongCubic(from, bend, reach, tip, 22);
    const line = smooth(spine);
    const grains = spine
      .slice(9)
      .map(([x, y], index) => {
        const [nextX, nextY] = spine[Math.min(21, index + 10)] ?? [x, y];
        const degrees = (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI;
        return [-34, 34]
          .map((turn) => path(petal([x, y], polar([x, y], 13, degrees + turn), 6.4, 0.5), straw, `stroke="${key}" stroke-width="1.4"`))
          .join("");
      })
      .join("");
    return stroke(line, key, 4.4) + stroke(line, straw, 2) + grains;
  };
  const leaf = (from: Point, to: Point, width: number): string =>
    path(petal(from, to, width, 0.45), "#e8a93a", `stroke="${key}" stroke-width="1.8"`);
  return (
    leaf([18, 240], [4, 148], 13) +
    leaf([30, 240], [58, 166], 12) +
    leaf([222, 240], [238, 168], 13) +
    leaf([206, 240], [184, 182], 11) +
    stalk([16, 244], [14, 190], [24, 150], [58, 168]) +
    stalk([34, 246], [38, 206], [54, 178], [84, 202]) +
    stalk([4, 240], [-4, 200], [2, 170], [22, 190]) +
    stalk([224, 246], [226, 196], [214, 164], [184, 184]) +
    stalk([204, 246], [202, 214], [188, 194], [160, 214]) +
    stalk([238, 244], [246, 210], [238, 186], [214, 206])
  );
}

function title(sheet: Sheet): string {
  const font = displayFace("@fontsource/rozha-one");
  const options = { font, face: straw, behind: rope, shift: [1.8, 1.8] as const };
  return (
    block(sheet, path("M-4 226C34 218 70 230 120 224C170 218 206 230 244 222V304H-4Z", key)) +
    group("", blockLettering(sheet, "BUFFALO", { ...options, width: 220, size: 54, x: 119, baseline: 261, stretch: 0.94 })) +
    blockLettering(sheet, "HARVEST", { ...options, face: paper, width: 220, size: 40, x: 119, baseline: 293, tracking: 0.03 })
  );
}
