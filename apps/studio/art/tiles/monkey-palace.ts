import { displayFace } from "@lantern/ui/art/display-face.ts";
import { alongCubic, band, bandSides, polar, rays, smooth, sparkle, spiral, type Point } from "@lantern/ui/art/geometry.ts";
import { arch } from "@lantern/ui/art/lettering.ts";
import { castLettering, dropJewel, embossed, gold, jewel, paleGold, type Metal } from "@lantern/ui/art/relief.ts";
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
import { blur, scrim, vignette } from "@lantern/ui/art/texture.ts";

const heart: Point = [120, 112];
const ruby = ["#ffb0c0", "#f0184e", "#5e0020"] as const;
const teal = ["#c8fff4", "#12b8a8", "#033c42"] as const;

/** Mother-of-pearl, as a metal's ramp. */
const nacre: Metal = {
  red: ".52 .74 .90 .98 1 1 1",
  green: ".26 .48 .70 .86 .95 1 1",
  blue: ".36 .58 .76 .88 .95 1 1",
  glint: "#ffffff",
  shade: "#4a0626",
};
/** Fur, as chestnut lacquer that catches gold light. */
const fur: Metal = {
  red: ".10 .30 .56 .80 .95 1 1",
  green: ".02 .10 .24 .44 .66 .86 1",
  blue: ".02 .04 .08 .14 .30 .60 .9",
  glint: "#ffe9b0",
  shade: "#220204",
};

/** Golden Naga: the monkey king between the roofs of heaven, an enamel face under pheasant plumes, a peach in his paw. */
export function drawMonkeyPalace(): string {
  const sheet = createSheet(240, 300);
  return sheet.finish(
    heaven(sheet) +
      roofs(sheet) +
      plumes(sheet) +
      shoulders(sheet) +
      head(sheet) +
      crown(sheet) +
      peach(sheet) +
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

function head(sheet: Sheet): string {
  const half: Point[] = [
    [120, 50],
    [98, 52],
    [80, 62],
    [72, 80],
    [60, 94],
    [66, 104],
    [50, 118],
    [62, 126],
    [52, 144],
    [68, 146],
    [68, 164],
    [84, 160],
    [94, 176],
    [106, 170],
    [120, 180],
  ];
  const mane = [...half, ...half.toReversed().map(([x, y]): Point => [240 - x, y])];
  const ear = circle(66, 92, 19, "#fff");
  const mask =
    "M120 82C112 66 88 66 82 88C79 104 86 114 92 122C84 138 94 162 120 164C146 162 156 138 148 122C154 114 161 104 158 88C152 66 128 66 120 82Z";
  const paint =
    "M120 92C113 77 94 76 90 92C89 106 104 112 113 124C116 130 118 134 120 138C122 134 124 130 127 124C136 112 151 106 150 92C146 76 127 77 120 92Z";
  const hairs = Array.from({ length: 17 }, (_, index) => {
    const degrees = 96 + index * 10.6;
    const [fromX, fromY] = polar([120, 116], 56, degrees);
    const [toX, toY] = polar([120, 116], 47, degrees);
    return `M${round(fromX)} ${round(fromY)}L${round(toX)} ${round(toY)}`;
  }).join("");
  return (
    ellipse(120, 124, 76, 74, "#3a0210", `opacity=".6" filter="${blur(sheet, 8)}"`) +
    embossed(sheet, mirrored(ear, 120), fur, { depth: 5, soft: 2.6, drop: 4 }) +
    mirrored(circle(64, 92, 10.5, "#ff9d86") + circle(66, 93, 7, "#d9524e"), 120) +
    embossed(sheet, path(smooth(mane, true, 0.5), "#fff"), fur, { depth: 6, soft: 3, drop: 4 }) +
    mirrored(stroke(hairs, "#5a1608", 1.5, `opacity=".55"`), 120) +
    embossed(sheet, path(mask, "#fff", `stroke="#fff" stroke-width="5"`), gold, { depth: 5, soft: 1.5, drop: 2 }) +
    path(
      mask,
      sheet.radial(
        [
          [0, "#fffaf0"],
          [0.7, "#ffe3c4"],
          [1, "#f2b490"],
        ],
        [0.45, 0.4],
        0.7,
      ),
    ) +
    path(
      paint,
      sheet.linear([
        [0, "#ff4a52"],
        [1, "#b80a2e"],
      ]),
    ) +
    stroke(paint, "#ffd27a", 1.4) +
    mirrored(eye(), 120) +
    muzzle(sheet)
  );
}

function eye(): string {
  return (
    path("M90 104C94 92 108 92 115 106C106 111 96 111 90 104Z", "#fff6d8", `stroke="#3a0410" stroke-width="2.4"`) +
    circle(104, 102, 5.6, "#ffb51e") +
    circle(104, 102, 5.6, "none", `stroke="#7a2a02" stroke-width="1.2"`) +
    circle(104, 102, 2.7, "#1c0204") +
    circle(102.4, 100.2, 1.5, "#fff") +
    path("M86 92C92 82 106 82 116 96C106 89 96 88 86 92Z", "#3a0410")
  );
}

function muzzle(sheet: Sheet): string {
  const nose = mirrored(path("M120 124C115 121 110 123 109 127C111 131 116 131 120 129Z", "#8c2030"), 120);
  const mouth =
    path("M97 141C106 150 134 150 143 141C141 156 132 160 120 160S99 156 97 141Z", "#6a0618", `stroke="#3a0410" stroke-width="2"`) +
    path("M101 144.500C110 150 130 150 139 144.500L138 148C130 152.500 110 152.500 102 148Z", "#fff") +
    path("M109 157C113 152 127 152 131 157C126 160 114 160 109 157Z", "#ff6a78");
  return (
    nose +
    mouth +
    stroke("M97 141Q94 139 93 136M143 141Q146 139 147 136", "#3a0410", 2) +
    mirrored(ellipse(94, 130, 7, 4.6, "#ff8a8a", `opacity=".7" filter="${blur(sheet, 1.6)}"`), 120)
  );
}

function crown(sheet: Sheet): string {
  const circlet = "M72 78Q96 56 120 62Q144 56 168 78L166 66Q144 44 120 50Q96 44 74 66Z";
  const flame = "M120 18C126 30 136 34 134 48C132 60 126 64 120 70C114 64 108 60 106 48C104 34 114 30 120 18Z";
  const leaves = mirrored(
    path("M104 56C96 44 84 42 76 34C76 48 82 60 96 62Z", "#fff") + path("M84 64C76 58 68 58 62 52C62 64 68 72 78 72Z", "#fff"),
    120,
  );
  return (
    embossed(sheet, leaves, gold, { depth: 4, soft: 1.4, drop: 3 }) +
    embossed(sheet, path(circlet, "#fff"), gold, { depth: 6, soft: 1.8, drop: 4 }) +
    embossed(sheet, path(flame, "#fff"), paleGold, { depth: 5, soft: 1.6, drop: 3 }) +
    dropJewel(sheet, [120, 48], 17, ruby) +
    mirrored(jewel(sheet, [96, 60], 2.8, teal) + jewel(sheet, [80, 68], 2.4, ruby), 120)
  );
}

/** The peach of long life, in rose enamel, held up in a paw on the right. */
function peach(sheet: Sheet): string {
  const fruit = "M0 -32C6 -24 28 -20 28 4C28 20 14 30 0 30S-28 20 -28 4C-28 -20 -6 -24 0 -32Z";
  const leaf = "M2 28C16 34 30 30 38 18C24 14 10 18 2 28Z";
  const paw = circle(0, 26, 14, "#fff") + [-13, -4, 6].map((x, index) => ellipse(x, 19 + Math.abs(index - 1) * 2, 5, 9, "#fff")).join("");
  return place(
    embossed(sheet, path(fruit, "#fff", `stroke="#fff" stroke-width="4"`), gold, { depth: 4, soft: 1.4, drop: 5 }) +
      path(
        fruit,
        sheet.radial(
          [
            [0, "#fff4c8"],
            [0.4, "#ffb08a"],
            [1, "#e8265e"],
          ],
          [0.4, 0.66],
          0.8,
        ),
      ) +
      stroke("M0 -31C-10 -14 -10 6 -3 26", "#c8124a", 1.8, `opacity=".6"`) +
      ellipse(-12, -6, 5, 9, "#fff", `opacity=".6" transform="rotate(24 -12 -6)"`) +
      embossed(
        sheet,
        path(leaf, "#fff") + place(path(leaf, "#fff"), 0, 0, [-0.8, 0.8]),
        { ...gold, red: ".0 .05 .16 .34 .55 .8 1" },
        { depth: 4, soft: 1.2, drop: 2 },
      ) +
      embossed(sheet, paw, fur, { depth: 5, soft: 1.8, drop: 3 }),
    194,
    168,
    0.98,
    10,
  );
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
