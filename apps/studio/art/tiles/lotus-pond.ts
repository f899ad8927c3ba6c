import { polar, type Point } from "@lantern/ui/art/geometry.ts";
import { displayFace } from "@lantern/ui/art/display-face.ts";
import { letter } from "@lantern/ui/art/lettering.ts";
import { circle, createSheet, ground, group, path, place, round } from "@lantern/ui/art/sheet.ts";

const water = "#0f5f6b";
const deep = "#0a4450";
const leaf = "#2f9e6e";
const young = "#8ccf6a";
const pink = "#ff8fa3";
const coral = "#f2545b";
const cream = "#fff1d6";
const sun = "#ffc23d";

/** Plain Moon: a pond from above, in five flat shapes; a carp is two of them. */
export function drawLotusPond(): string {
  const sheet = createSheet(240, 300);
  return sheet.finish(ground(sheet, water) + ripples() + pads() + carp() + lotus() + title());
}

function ripples(): string {
  return [150, 124, 98]
    .map((radius, index) => circle(106, 112, radius, index % 2 === 0 ? deep : water, `opacity="${index === 0 ? 0.45 : 1}"`))
    .join("");
}

/** A round leaf with its notch, `turn` degrees round, quartered by veins. */
function pad([x, y]: Point, radius: number, turn: number, paint: string, vein: string): string {
  const [fromX, fromY] = polar([0, 0], radius, 16);
  const [toX, toY] = polar([0, 0], radius, -16);
  const half = `M0 0L${round(fromX)} ${round(fromY)}A${radius} ${radius} 0 0 1 ${-radius} 0Z`;
  return place(
    path(`M0 0L${round(fromX)} ${round(fromY)}A${radius} ${radius} 0 1 1 ${round(toX)} ${round(toY)}Z`, paint) + path(half, vein),
    x,
    y,
    1,
    turn,
  );
}

function pads(): string {
  return (
    pad([34, 58], 46, 40, leaf, "#27875d") +
    pad([236, 116], 38, 210, leaf, "#27875d") +
    pad([208, 48], 30, 130, young, "#78bb58") +
    pad([14, 158], 26, -60, young, "#78bb58") +
    pad([138, 206], 15, 10, leaf, "#27875d") +
    pad([160, 12], 13, 80, leaf, "#27875d")
  );
}

function carp(): string {
  const body =
    path("M0 -34C17 -20 18 8 0 34C-18 8 -17 -20 0 -34Z", cream) +
    path("M0 -34C17 -20 18 8 0 34Z", "#ffe0b0") +
    path("M0 -34C8.5 -27 13 -17 13.4 -6H-13.4C-13 -17 -8.5 -27 0 -34Z", coral) +
    path("M-9 14A9 9 0 0 0 9 14Z", coral);
  const tail = path("M0 30L15 54Q0 46 -15 54Z", coral);
  const fins = path("M12 -4L27 10L12 12ZM-12 -4L-27 10L-12 12Z", sun);
  return (
    place(tail + fins + body + circle(-6, -20, 2.2, deep) + circle(6, -20, 2.2, deep), 199, 168, 1.06, -38) +
    place(tail + fins + body + circle(-6, -20, 2.2, deep) + circle(6, -20, 2.2, deep), 36, 208, 0.66, 62)
  );
}

/** Three turns of eight petals; every petal is two arcs, its right half a tone darker. */
function lotus(): string {
  const turn = (count: number, reach: number, half: number, offset: number, light: string, dark: string): string =>
    Array.from({ length: count }, (_, index) =>
      place(
        path(
          `M0 0C${-half} ${-reach * 0.3} ${-half} ${-reach * 0.72} 0 ${-reach}C${half} ${-reach * 0.72} ${half} ${-reach * 0.3} 0 0Z`,
          light,
        ) + path(`M0 0C${half} ${-reach * 0.3} ${half} ${-reach * 0.72} 0 ${-reach}Z`, dark),
        0,
        0,
        1,
        offset + (index * 360) / count,
      ),
    ).join("");
  const seeds =
    Array.from({ length: 8 }, (_, index) => circle(...polar([0, 0], 10, index * 45), 2.4, coral)).join("") + circle(0, 0, 2.4, coral);
  return group(
    `transform="translate(106 112) scale(.9)"`,
    circle(0, 6, 76, deep, `opacity=".55"`) +
      turn(8, 82, 34, 22.5, coral, "#d63d4b") +
      turn(8, 70, 31, 0, pink, "#ff7389") +
      turn(8, 48, 23, 22.5, cream, "#ffdcc4") +
      circle(0, 0, 17, sun) +
      seeds,
  );
}

function title(): string {
  const font = displayFace("@fontsource/unbounded", 700);
  const line = (text: string, baseline: number): string =>
    path(letter(text, { font, width: 200, size: 36, x: 18, baseline, align: "start", tracking: -0.03 }).outline, cream);
  return path("M0 226A300 300 0 0 1 240 236V300H0Z", deep) + line("lotus", 254) + line("pond", 286);
}
