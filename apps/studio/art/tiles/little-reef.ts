import { displayFace } from "@lantern/ui/art/display-face.ts";
import { polar, type Point } from "@lantern/ui/art/geometry.ts";
import { letter } from "@lantern/ui/art/lettering.ts";
import { circle, createSheet, ellipse, ground, path, place, rectangle, stroke } from "@lantern/ui/art/sheet.ts";

const blush = "#ffb3a0";
const rose = "#ff9384";
const coral = "#fb6f6a";
const wine = "#7a1f4c";
const grape = "#4d1240";
const navy = "#22357f";
const ink = "#172560";
const cream = "#fff2df";
const sun = "#ffc83d";
const mint = "#5fd6b4";
const teal = "#1f9e92";

/** Plain Moon: a whale as wide as the reef drifts over it, the sea in four tones of coral. */
export function drawLittleReef(): string {
  const sheet = createSheet(240, 300);
  return sheet.finish(
    ground(sheet, blush) +
      daylight() +
      farReef() +
      place(whale(), 108, 108, 0.96, -7) +
      bubbles() +
      place(fish(sun, "#f29a1f"), 46, 190, 0.9, -8) +
      place(fish(mint, teal), 206, 176, [-0.74, 0.74], 6) +
      reef() +
      title(),
  );
}

/** Daylight through water: discs of paler rose about a point above. */
function daylight(): string {
  return [210, 160, 112, 66]
    .map((radius, index) => circle(150, 20, radius, ["#ffa593", "#ffb7a5", "#ffcbb8", "#ffe3d0"][index] ?? cream))
    .join("");
}

/** A whale about the origin, 200 wide, facing left. */
export function whale(): string {
  const body =
    "M-100 14C-100 -42 -50 -66 4 -58C44 -52 62 -30 76 -14C84 -6 92 -8 96 -18C100 -30 92 -42 76 -54C92 -58 106 -52 110 -40C114 -52 126 -60 140 -56C136 -36 126 -20 118 -2C108 24 78 50 24 54C-40 60 -100 54 -100 14Z";
  const belly = "M-100 14C-86 26 -60 30 -30 28C2 26 34 30 52 47C42 52 32 53 24 54C-40 60 -100 54 -100 14Z";
  const grooves = [0, 1, 2, 3]
    .map(
      (index) => `M${-82 + index * 12} ${32 + index * 4.6}Q${-46 + index * 10} ${42 + index * 3.4} ${-6 + index * 8} ${39 + index * 3.4}`,
    )
    .join("");
  return (
    path(body, navy) +
    path("M-100 14C-100 -42 -50 -66 4 -58C44 -52 62 -30 76 -14C60 -30 30 -40 0 -38C-46 -36 -84 -18 -100 14Z", "#31499c") +
    path(belly, cream) +
    stroke(grooves, "#efc9b2", 2.6) +
    path("M-14 34C-22 58 -14 78 8 88C18 70 16 48 6 34Z", ink) +
    circle(-60, 4, 7.6, cream) +
    circle(-61, 5, 4.2, ink) +
    circle(-62.4, 3.4, 1.4, cream) +
    circle(-76, 18, 6, coral, `opacity=".7"`) +
    [
      [-20, -34],
      [0, -42],
      [20, -34],
      [36, -24],
    ]
      .map(([x = 0, y = 0], index) => circle(x, y, 4.6 - index * 0.6, mint))
      .join("")
  );
}

function fish(light: string, shaded: string): string {
  return (
    path("M-24 0C-14 -18 10 -18 20 0Z", light) +
    path("M-24 0C-14 18 10 18 20 0Z", shaded) +
    path("M16 0L34 -13V13Z", light) +
    path("M-2 -13V13A18 18 0 0 0 6 11V-11Z", cream) +
    circle(-14, -3, 2.6, ink)
  );
}

function bubbles(): string {
  return [
    [22, 62, 7],
    [38, 44, 4],
    [14, 38, 3],
    [222, 150, 5],
    [210, 136, 3.4],
    [74, 178, 4],
    [150, 186, 5],
  ]
    .map(
      ([x = 0, y = 0, radius = 0]) =>
        circle(x, y, radius, cream, `opacity=".8"`) + circle(x - radius * 0.3, y - radius * 0.3, radius * 0.3, "#fff"),
    )
    .join("");
}

function farReef(): string {
  return (
    path("M-4 196C20 170 40 176 58 190C76 160 110 160 128 186C150 160 186 158 204 182C218 170 232 170 244 178V304H-4Z", rose) +
    path("M-4 214C30 192 62 196 84 208C120 190 160 194 182 208C204 198 226 198 244 206V304H-4Z", coral)
  );
}

/** A tree of coral: round branches, each forked once. */
function branch(x: number, y: number, scale: number, paint: string): string {
  return place(
    stroke(
      "M0 40V-6M0 16C-16 10 -20 0 -20 -14M0 8C14 4 18 -6 18 -24M-20 -2C-28 -6 -30 -12 -30 -20M18 -10C26 -12 30 -18 30 -28M0 -6C-4 -14 -8 -20 -8 -32M0 -6C4 -14 6 -22 6 -36",
      paint,
      9,
    ),
    x,
    y,
    scale,
  );
}

/** A fan: half discs one in another. */
function fan(x: number, y: number, radius: number, paints: readonly string[]): string {
  return paints
    .map((paint, index) => {
      const reach = radius * (1 - index / paints.length);
      return path(`M${x - reach} ${y}A${reach} ${reach} 0 0 1 ${x + reach} ${y}Z`, paint);
    })
    .join("");
}

function tubes(x: number, y: number, paint: string, mouth: string): string {
  return [
    [-16, 0, 34],
    [0, -14, 48],
    [16, 4, 30],
  ]
    .map(([dx = 0, dy = 0, tall = 0]) => rectangle(x + dx - 8, y + dy, 16, tall, paint, 8) + ellipse(x + dx, y + dy + 7, 4.6, 4.6, mouth))
    .join("");
}

function reef(): string {
  const star = Array.from({ length: 5 }, (_, index): Point => polar([0, 0], 12, index * 72 - 90));
  return (
    branch(30, 206, 0.9, mint) +
    branch(212, 204, 1, sun) +
    fan(88, 240, 32, [wine, "#a8305c", "#d94a6a"]) +
    tubes(132, 212, teal, grape) +
    fan(176, 242, 26, [sun, "#f2a02b", cream]) +
    path("M-4 240C40 222 80 238 120 232C164 226 204 240 244 228V304H-4Z", grape) +
    place(stroke(star.map(([x, y]) => `M0 0L${x} ${y}`).join(""), coral, 8), 214, 262, 1, 14)
  );
}

function title(): string {
  const font = displayFace("@fontsource/unbounded", 700);
  const line = (text: string, baseline: number, phase: number): string =>
    path(
      letter(text, {
        font,
        size: 37,
        width: 176,
        x: 16,
        baseline,
        align: "start",
        tracking: -0.03,
        warp: (across) => [0, Math.sin(across * Math.PI * 2 + phase) * 2.6],
      }).outline,
      cream,
    );
  return line("little", 263, 0) + line("reef", 294, 1);
}
