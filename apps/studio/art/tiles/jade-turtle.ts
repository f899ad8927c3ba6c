import { displayFace } from "@lantern/ui/art/display-face.ts";
import { polar, polygon, smooth, sparkle, spiral, type Point } from "@lantern/ui/art/geometry.ts";
import { castLettering, embossed, gold, jewel, paleGold } from "@lantern/ui/art/relief.ts";
import { circle, createSheet, ellipse, ground, group, mirrored, path, place, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { blur, scrim, vignette } from "@lantern/ui/art/texture.ts";
import { waveScales } from "@lantern/ui/art/woodcut.ts";
import { jadeStone, paleJade } from "../carved-stone.ts";

const centre: Point = [120, 118];
const ruby = ["#ffb0a0", "#e8203a", "#4a0410"] as const;

/** Golden Naga: a sea turtle of carved jade in a gold setting, seen from above, over waves inlaid in lacquer. */
export function drawJadeTurtle(): string {
  const sheet = createSheet(240, 300);
  return sheet.finish(
    sea(sheet) +
      place(`<g transform="translate(-120 -118)">${jadeTurtle(sheet)}</g>`, 118, 116, 1.04, 13) +
      scrim(sheet, "#011a10", 0.58, 0.9) +
      crests(sheet) +
      title(sheet) +
      path(sparkle([62, 70], 7) + sparkle([176, 150], 6) + sparkle([150, 62], 5), "#fff", `opacity=".95"`),
  );
}

function sea(sheet: Sheet): string {
  const inlay = stroke(waveScales(-10, 14, 250, 26, 22), "#e8c35a", 1.1);
  const halo = sheet.radial([
    [0, "#f4ffb8", 1],
    [0.35, "#9df08a", 0.75],
    [0.7, "#2fc07a", 0.3],
    [1, "#0a7a4a", 0],
  ]);
  return (
    ground(
      sheet,
      sheet.radial(
        [
          [0, "#0fa568"],
          [0.5, "#056a44"],
          [1, "#012a1c"],
        ],
        [0.5, 0.4],
        0.72,
      ),
    ) +
    group(`opacity=".5"`, inlay) +
    ellipse(...centre, 128, 122, halo, `style="mix-blend-mode:screen"`) +
    vignette(sheet, "#00140c", 0.85)
  );
}

/** The turtle about (120, 118), head up, 240 pixels across. */
export function jadeTurtle(sheet: Sheet): string {
  const flipper = smooth(
    [
      [76, 74],
      [56, 58],
      [34, 58],
      [14, 76],
      [2, 108],
      [2, 126],
      [14, 120],
      [30, 104],
      [50, 98],
      [70, 106],
    ],
    true,
  );
  const paddle = smooth(
    [
      [84, 164],
      [66, 170],
      [50, 188],
      [46, 208],
      [58, 208],
      [78, 198],
      [98, 182],
    ],
    true,
  );
  const head = "M120 8C104 8 97 22 99 36C100 48 106 56 106 66H134C134 56 140 48 141 36C143 22 136 8 120 8Z";
  const scales = [
    [60, 78, 8],
    [46, 80, 7.4],
    [32, 88, 6.4],
    [21, 100, 5],
    [50, 66, 5],
    [36, 72, 4.6],
    [13, 112, 3.6],
  ]
    .map(([x = 0, y = 0, radius = 0]) => circle(x, y, radius, "#fff"))
    .join("");
  const limbs = mirrored(path(flipper, "#fff") + path(paddle, "#fff"), 120) + path("M112 190L120 216L128 190Z", "#fff");
  const shadow = group(
    `opacity=".75" filter="${blur(sheet, 7)}" transform="translate(5 12)"`,
    mirrored(path(flipper, "#00120a") + path(paddle, "#00120a"), 120) + ellipse(...centre, 66, 80, "#00120a") + path(head, "#00120a"),
  );
  return (
    shadow +
    embossed(sheet, limbs, paleJade, { depth: 6, soft: 3, drop: 3 }) +
    embossed(sheet, mirrored(scales, 120), jadeStone, { depth: 4, soft: 1.4, drop: 0.6 }) +
    embossed(sheet, path(head, "#fff"), paleJade, { depth: 6, soft: 3.4, drop: 3 }) +
    face(sheet) +
    shell(sheet)
  );
}

function face(sheet: Sheet): string {
  const plates = path("M120 13L129 22L127 36L120 42L113 36L111 22Z", "#fff") + mirrored(path("M108 40L117 46L116 58L109 52Z", "#fff"), 120);
  return (
    embossed(sheet, plates, jadeStone, { depth: 3.4, soft: 1.2, drop: 0.6 }) +
    mirrored(jewel(sheet, [103.5, 27], 3.4, ruby), 120) +
    stroke("M114 10.500Q120 13.500 126 10.500", "#0a4a30", 1.2)
  );
}

/** Plates of jade set in gold: a spine of four, ribs beside it, a ring of scutes at the rim. */
function shell(sheet: Sheet): string {
  const [x, y] = centre;
  const rim = Array.from({ length: 26 }, (_, index) => {
    const from = index * (360 / 26) + 1.6;
    const to = from + 360 / 26 - 3.2;
    const at = (degrees: number, grow: number): Point => {
      const [px, py] = polar([0, 0], 1, degrees);
      return [x + px * 64 * grow, y + py * 77 * grow];
    };
    return path(
      polygon([at(from, 0.85), at(from, 0.98), at((from + to) / 2, 1.02), at(to, 0.98), at(to, 0.85), at((from + to) / 2, 0.86)]),
      "#fff",
    );
  }).join("");
  const beads = Array.from({ length: 44 }, (_, index) => {
    const [px, py] = polar([0, 0], 1, (index * 360) / 44);
    return circle(x + px * 68.5, y + py * 82, 2.5, "#fff");
  }).join("");
  return (
    embossed(sheet, ellipse(x, y, 69, 82.5, "#d8d8d8"), gold, { depth: 5, soft: 2.6, drop: 5 }) +
    embossed(sheet, beads, paleGold, { depth: 4, soft: 1, drop: 1 }) +
    embossed(sheet, rim, paleJade, { depth: 4, soft: 1.2, drop: 0.8 }) +
    embossed(sheet, ribs(), jadeStone, { depth: 5.4, soft: 2.2, drop: 1 }) +
    embossed(sheet, spine(), jadeStone, { depth: 6, soft: 2.4, drop: 1 }) +
    ellipse(98, 78, 30, 22, "#fff", `opacity=".34" transform="rotate(-28 98 78)" filter="${blur(sheet, 5)}"`) +
    group(
      `style="mix-blend-mode:screen"`,
      ellipse(
        138,
        150,
        40,
        48,
        sheet.radial([
          [0, "#8dffb0", 0.6],
          [1, "#1fbf70", 0],
        ]),
      ),
    ) +
    [-42, -14, 14, 42].map((dy, index) => jewel(sheet, [x, y + dy], index === 1 ? 5.6 : 3.6, ruby)).join("")
  );
}

function shrunk(points: readonly Point[], by: number): string {
  const mean = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [mx, my] = [mean(0), mean(1)];
  return polygon(points.map(([px, py]): Point => [centre[0] + mx + (px - mx) * by, centre[1] + my + (py - my) * by]));
}

function spine(): string {
  return [-56, -28, 0, 28]
    .map((top): string =>
      path(
        shrunk(
          [
            [-12, top],
            [12, top],
            [23, top + 14],
            [12, top + 28],
            [-12, top + 28],
            [-23, top + 14],
          ],
          0.9,
        ),
        "#fff",
      ),
    )
    .join("");
}

function ribs(): string {
  const edge = (height: number): Point => [-53 * Math.sqrt(Math.max(0, 1 - (height / 64.5) ** 2)), height];
  const arc = (from: number, to: number): Point[] => Array.from({ length: 6 }, (_, index) => edge(from + ((to - from) * index) / 5));
  const shapes: Point[][] = [
    [[-13, -57], [-23, -42], ...arc(-46, -63.5)],
    [[-23, -42], [-13, -28], [-23, -14], ...arc(-15, -45)],
    [[-23, -14], [-13, 0], [-23, 14], ...arc(15, -15)],
    [[-23, 14], [-13, 28], [-23, 42], ...arc(45, 15)],
    [[-23, 42], [-13, 57], ...arc(63.5, 46)],
  ];
  return mirrored(shapes.map((points) => path(shrunk(points, 0.9), "#fff")).join(""), centre[0]);
}

/** Curling waves of gold at the foot, and the pearl the turtle follows. */
function crests(sheet: Sheet): string {
  const curl = (x: number, y: number, radius: number, turn: number): string =>
    stroke(spiral([x, y], radius, 1.7, turn, true), "#fff", radius * 0.24);
  const waves =
    curl(20, 204, 22, 150) +
    curl(52, 216, 14, 160) +
    stroke("M-4 226Q26 236 66 222", "#fff", 4) +
    stroke("M-4 236Q30 244 80 228", "#fff", 2.6);
  return embossed(sheet, mirrored(waves, 120), gold, { depth: 5, soft: 1.5, drop: 3 });
}

function title(sheet: Sheet): string {
  const font = displayFace("@fontsource/bevan");
  const bed = "#01180f";
  return (
    castLettering(sheet, "JADE", { font, width: 128, size: 46, x: 120, baseline: 241, tracking: 0.03, bed, thickness: 3 }) +
    castLettering(sheet, "TURTLE", { font, width: 222, size: 62, x: 120, baseline: 290, bed, stretch: 0.9, thickness: 3.5 })
  );
}
