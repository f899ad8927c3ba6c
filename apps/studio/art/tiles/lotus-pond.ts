import { notchedDisc, petalWheel, plainTitle } from "@lantern/ui/art/geometric.ts";
import { polar } from "@lantern/ui/art/geometry.ts";
import { displayFace } from "@lantern/ui/art/display-face.ts";
import { circle, createSheet, ground, group, path, place } from "@lantern/ui/art/sheet.ts";

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

function pads(): string {
  const old = [leaf, "#27875d"] as const;
  const fresh = [young, "#78bb58"] as const;
  return (
    notchedDisc([34, 58], 46, 40, old) +
    notchedDisc([236, 116], 38, 210, old) +
    notchedDisc([208, 48], 30, 130, fresh) +
    notchedDisc([14, 158], 26, -60, fresh) +
    notchedDisc([138, 206], 15, 10, old) +
    notchedDisc([160, 12], 13, 80, old)
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

/** Three wheels of eight petals about a disc of seeds. */
function lotus(): string {
  const seeds =
    Array.from({ length: 8 }, (_, index) => circle(...polar([0, 0], 10, index * 45), 2.4, coral)).join("") + circle(0, 0, 2.4, coral);
  const wheels =
    petalWheel(8, 82, 34, 22.5, [coral, "#d63d4b"]) +
    petalWheel(8, 70, 31, 0, [pink, "#ff7389"]) +
    petalWheel(8, 48, 23, 22.5, [cream, "#ffdcc4"]);
  return group(
    `transform="translate(106 112) scale(.9)"`,
    circle(0, 6, 76, deep, `opacity=".55"`) + wheels + circle(0, 0, 17, sun) + seeds,
  );
}

function title(): string {
  const font = displayFace("@fontsource/unbounded", 700);
  return (
    path("M0 226A300 300 0 0 1 240 236V300H0Z", deep) +
    plainTitle(["lotus", "pond"], { font, size: 36, x: 18, baseline: 286, leading: 32, width: 200, colour: cream })
  );
}
