import { displayFace } from "@lantern/ui/art/display-face.ts";
import { alongCubic, band, bandSides, rays, smooth, sparkle, spiral, type Point } from "@lantern/ui/art/geometry.ts";
import { arch } from "@lantern/ui/art/lettering.ts";
import { castLettering, embossed, gold, jewel } from "@lantern/ui/art/relief.ts";
import {
  circle,
  createSheet,
  ellipse,
  ground,
  group,
  mirrored,
  path,
  place,
  rectangle,
  round,
  stroke,
  type Sheet,
} from "@lantern/ui/art/sheet.ts";
import { scrim, vignette } from "@lantern/ui/art/texture.ts";
import { chestnut, nacre } from "../carved-stone.ts";
import { heavenlyPeach, monkeyKing } from "../figures/monkey-king.ts";

const heart: Point = [120, 112];
const ruby = ["#ffb0c0", "#f0184e", "#5e0020"] as const;

/** Golden Naga: the monkey king between the roofs of heaven, an enamel face under pheasant plumes, a peach in his paw. */
export function drawMonkeyPalace(): string {
  const sheet = createSheet(240, 300);
  return sheet.finish(
    heaven(sheet) +
      roofs(sheet) +
      plumes(sheet) +
      shoulders(sheet) +
      monkeyKing(sheet) +
      peachInPaw(sheet) +
      clouds(sheet) +
      scrim(sheet, "#6a0638", 0.68, 0.9) +
      title(sheet) +
      path(sparkle([120, 36], 7) + sparkle([60, 150], 5) + sparkle([206, 156], 6), "#fff", `opacity=".95"`),
  );
}

function heaven(sheet: Sheet): string {
  const scroll = (x: number, y: number, radius: number): string =>
    spiral([x, y], radius, 1.5, 180) + spiral([x + radius * 1.5, y + radius * 0.3], radius * 0.7, 1.4, 180);
  const inlay = [
    [18, 52, 13],
    [52, 24, 10],
    [190, 28, 11],
    [212, 60, 12],
    [96, 14, 7],
    [148, 12, 7],
  ]
    .map(([x = 0, y = 0, radius = 0]) => scroll(x, y, radius))
    .join("");
  const disc = sheet.radial([
    [0, "#fff8e0"],
    [0.6, "#ffd7b0"],
    [1, "#ff9ea0"],
  ]);
  return (
    ground(
      sheet,
      sheet.radial(
        [
          [0, "#ff7fa6"],
          [0.5, "#e0306e"],
          [1, "#7a0a44"],
        ],
        [0.5, 0.38],
        0.74,
      ),
    ) +
    path(rays(heart, 32, 240, 0.5), "#ffd0d8", `opacity=".16"`) +
    stroke(inlay, "#ffd27a", 1.6, `opacity=".55"`) +
    embossed(sheet, circle(...heart, 94, "#c8c8c8"), gold, { depth: 4, soft: 1.6, drop: 5 }) +
    circle(...heart, 88, disc) +
    path(rays(heart, 40, 88, 0.45), "#fff", `opacity=".35"`) +
    vignette(sheet, "#4a0228", 0.6)
  );
}

/** Three stacked roofs with turned-up eaves on either side. */
function roofs(sheet: Sheet): string {
  const roof = (x: number, y: number, half: number): string =>
    `M${x - half} ${y}Q${x - half * 0.55} ${y - 2} ${x - half * 0.36} ${y - 15}H${x + half * 0.36}Q${x + half * 0.55} ${y - 2} ${x + half} ${y}Q${x + half * 1.02} ${y + 5} ${x + half * 0.9} ${y + 6}Q${x} ${y - 1} ${x - half * 0.9} ${y + 6}Q${x - half * 1.02} ${y + 5} ${x - half} ${y}Z`;
  const x = 24;
  const tiers: readonly (readonly [y: number, half: number])[] = [
    [112, 25],
    [142, 34],
    [176, 42],
  ];
  const walls = tiers.map(([y, half]) => rectangle(x - half * 0.52, y + 2, half * 1.04, 22, "#b3123c")).join("");
  const lights = tiers
    .map(([y, half]) => [-0.28, 0, 0.28].map((part) => rectangle(x + half * part - 2.6, y + 6, 5.2, 11, "#ffe9a0", 2.6)).join(""))
    .join("");
  return (
    mirrored(walls + lights, 120) +
    embossed(
      sheet,
      mirrored(
        tiers.map(([y, half]) => path(roof(x, y, half), "#fff")).join("") +
          path(`M${x} 78L${x + 3} 92H${x - 3}Z`, "#fff") +
          circle(x, 94, 4.4, "#fff"),
        120,
      ),
      gold,
      { depth: 5, soft: 1.5, drop: 3 },
    )
  );
}

/** Two pheasant's plumes: they rise from the crown and bow outwards, barred in two enamels. */
function plumes(sheet: Sheet): string {
  const spine = alongCubic([104, 58], [92, 6], [44, -14], [8, 46], 26);
  const widths = spine.map((_, index) => 2 + 7 * Math.sin(Math.PI * Math.min(1, index / 25) ** 0.7) * (1 - index / 60));
  const { left, right } = bandSides(spine, widths);
  const bars = spine
    .map((_, index) => {
      const [from, to] = [left[index], right[index]];
      return index % 2 === 0 && from !== undefined && to !== undefined ? `M${from.map(round).join(" ")}L${to.map(round).join(" ")}` : "";
    })
    .join("");
  const outline = band(spine, widths);
  return (
    embossed(sheet, mirrored(path(outline, "#fff"), 120), gold, { depth: 5, soft: 1.6, drop: 4 }) +
    mirrored(
      group(`clip-path="${sheet.clip(path(outline, "#000"))}"`, stroke(bars, "#0b7f86", 3) + stroke(smooth(spine), "#7a0a2c", 2.2)),
      120,
    )
  );
}

function shoulders(sheet: Sheet): string {
  const armour = "M120 158C96 158 70 164 54 184C46 196 42 214 42 232H198C198 214 194 196 186 184C170 164 144 158 120 158Z";
  const scales = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 16 }, (_unused, column) => {
      const x = 40 + column * 11 + (row % 2) * 5.5;
      return `M${x - 5.5} ${176 + row * 8}a5.5 6 0 0 0 11 0`;
    }).join(""),
  ).join("");
  const collar = mirrored(path("M120 200C104 196 84 182 74 164C86 158 100 158 108 164L120 178Z", "#fff"), 120);
  return (
    embossed(sheet, path(armour, "#fff"), gold, { depth: 5, soft: 2, drop: 4 }) +
    path(armour, "#0c7d80", `opacity=".78" transform="translate(120 200) scale(.94) translate(-120 -200)"`) +
    stroke(scales, "#ffd98a", 1.3, `opacity=".75"`) +
    embossed(sheet, collar, gold, { depth: 5, soft: 1.8, drop: 3 }) +
    jewel(sheet, [120, 194], 5, ruby)
  );
}

/** The peach of long life held up in a paw on the right. */
function peachInPaw(sheet: Sheet): string {
  const paw = circle(0, 26, 14, "#fff") + [-13, -4, 6].map((x, index) => ellipse(x, 19 + Math.abs(index - 1) * 2, 5, 9, "#fff")).join("");
  return place(heavenlyPeach(sheet) + embossed(sheet, paw, chestnut, { depth: 5, soft: 1.8, drop: 3 }), 194, 168, 0.98, 10);
}

function clouds(sheet: Sheet): string {
  const puff = (x: number, y: number, radius: number): string => circle(x, y, radius, "#fff");
  const bank =
    puff(10, 214, 24) +
    puff(42, 206, 20) +
    puff(74, 216, 18) +
    puff(104, 222, 18) +
    puff(136, 222, 18) +
    puff(168, 216, 20) +
    puff(204, 212, 18) +
    puff(234, 214, 24) +
    rectangle(-6, 214, 252, 90, "#fff");
  const curls = [
    [12, 212, 14],
    [42, 204, 11],
    [204, 210, 10],
    [232, 212, 13],
    [168, 215, 10],
    [74, 216, 9],
  ]
    .map(([x = 0, y = 0, radius = 0], index) => spiral([x, y], radius, 1.5, index % 2 === 0 ? 190 : 200))
    .join("");
  return (
    embossed(sheet, bank, nacre, { depth: 5, soft: 3, drop: -3 }) +
    embossed(sheet, stroke(curls, "#fff", 2.4), gold, { depth: 4, soft: 1, drop: 1 })
  );
}

function title(sheet: Sheet): string {
  const font = displayFace("@fontsource/shrikhand");
  const bed = "#4a0428";
  return (
    castLettering(sheet, "Monkey", { font, width: 216, size: 64, x: 120, baseline: 246, bed, warp: arch(5), thickness: 3.5 }) +
    castLettering(sheet, "Palace", { font, width: 190, size: 56, x: 122, baseline: 291, bed, warp: arch(3), thickness: 3.5 })
  );
}
