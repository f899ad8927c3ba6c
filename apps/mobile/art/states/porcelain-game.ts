import { petal, polar } from "@lantern/ui/art/geometry.ts";
import { circle, createSheet, ellipse, ground, group, path, place, rectangle, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { blur } from "@lantern/ui/art/texture.ts";
import { ink, jade, outline, porcelain, seal, wood } from "./porcelain-states.ts";

/** A playing tile, 46 × 64 on its centre: ivory on jade, with a face. */
function tile(sheet: Sheet, face: string): string {
  return (
    rectangle(-23, -28, 46, 64, jade(sheet), 7, outline) +
    rectangle(-23, -32, 46, 56, "#fffdf8", 7, outline) +
    rectangle(-19, -28, 38, 48, "none", 4, `stroke="#cfe3d9" stroke-width="1.2"`) +
    face
  );
}

function blossom(): string {
  return (
    [0, 72, 144, 216, 288].map((turn) => path(petal([0, -4], polar([0, -4], 14, turn - 90), 11, 0.6), "#4fa784")).join("") +
    circle(0, -4, 3.4, seal)
  );
}

const circles = [-17, 9].flatMap((y) =>
  [-8, 8].map((x) => circle(x, y, 5.4, "none", `stroke="${ink}" stroke-width="2.2"`) + circle(x, y, 1.6, seal)),
);
const bamboo = [-9, 0, 9].map((x) => stroke(`M${x} -22V14M${x - 2.5} -4h5`, "#2f9a74", 3.4)).join("");

/** A game without art of its own, at the tea house: three tiles on the shelf before a moon window. 4:5. */
export function drawPorcelainGame(): string {
  const sheet = createSheet(240, 300);
  const window = sheet.clip(circle(120, 122, 78, "#000"));
  const wash = sheet.radial(
    [
      [0, "#f6fbf7"],
      [0.6, "#dcece3"],
      [1, "#b3d3c3"],
    ],
    [0.5, 0.4],
    0.75,
  );
  const dawn = sheet.linear([
    [0, "#cfeadd"],
    [0.6, "#eaf6ec"],
    [1, "#fdeed6"],
  ]);
  const hills =
    circle(146, 88, 20, "#fffaf0") +
    path("M30 158C62 112 84 138 112 118C148 94 168 132 216 112V210H30Z", "#a9d6c2") +
    path("M30 178C74 146 108 168 142 152C174 138 194 156 216 148V210H30Z", "#6fb99b") +
    stroke("M76 84q6-7 12 0q6-7 12 0", ink, 1.8);
  const leaves = [-62, -34, -4, 26].map((turn) => path(petal([226, 34], polar([226, 34], 62, 150 + turn), 15), "#4fa784")).join("");
  return sheet.finish(
    ground(sheet, wash) +
      circle(120, 122, 94, porcelain(sheet), outline) +
      circle(120, 122, 86, "none", `stroke="#2f9a74" stroke-width="2.8" stroke-dasharray="9 7"`) +
      circle(120, 122, 78, dawn, outline) +
      group(`clip-path="${window}"`, hills) +
      leaves +
      ellipse(120, 257, 96, 6, ink, `opacity=".25" filter="${blur(sheet, 4)}"`) +
      rectangle(-10, 250, 260, 16, wood(sheet), 3) +
      rectangle(-10, 266, 260, 40, "#8db7a4", 0, `opacity=".45"`) +
      place(tile(sheet, circles.join("")), 64, 208, 1.12, -7) +
      place(tile(sheet, bamboo), 178, 208, 1.12, 7) +
      place(tile(sheet, blossom()), 121, 192, 1.5),
  );
}
