import { polar, smooth, type Point } from "@lantern/ui/art/geometry.ts";
import { dropJewel, embossed, gold, jewel, paleGold } from "@lantern/ui/art/relief.ts";
import { circle, ellipse, mirrored, path, place, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { blur } from "@lantern/ui/art/texture.ts";
import { chestnut, greenGold } from "../carved-stone.ts";

const ruby = ["#ffb0c0", "#f0184e", "#5e0020"] as const;
const teal = ["#c8fff4", "#12b8a8", "#033c42"] as const;

/** The monkey king's head about (120, 112), 140 pixels across: an enamel face in a mane of chestnut lacquer, under his crown. */
export function monkeyKing(sheet: Sheet): string {
  return head(sheet) + monkeyCrown(sheet);
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
    embossed(sheet, mirrored(ear, 120), chestnut, { depth: 5, soft: 2.6, drop: 4 }) +
    mirrored(circle(64, 92, 10.5, "#ff9d86") + circle(66, 93, 7, "#d9524e"), 120) +
    embossed(sheet, path(smooth(mane, true, 0.5), "#fff"), chestnut, { depth: 6, soft: 3, drop: 4 }) +
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

/** The crown alone: a circlet about (120, 62) with a flame and four leaves. */
export function monkeyCrown(sheet: Sheet): string {
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

/** The peach of long life about the origin, 60 pixels across, in rose enamel. */
export function heavenlyPeach(sheet: Sheet): string {
  const fruit = "M0 -32C6 -24 28 -20 28 4C28 20 14 30 0 30S-28 20 -28 4C-28 -20 -6 -24 0 -32Z";
  const leaf = "M2 28C16 34 30 30 38 18C24 14 10 18 2 28Z";
  return (
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
    embossed(sheet, path(leaf, "#fff") + place(path(leaf, "#fff"), 0, 0, [-0.8, 0.8]), greenGold, { depth: 4, soft: 1.2, drop: 2 })
  );
}
