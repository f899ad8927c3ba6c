import { polar, rays, smooth, type Point } from "@lantern/ui/art/geometry.ts";
import { circle, ellipse, mirrored, path, place, rectangle, round, stroke } from "@lantern/ui/art/sheet.ts";
import { whale as greatWhale } from "../tiles/little-reef.ts";
import type { GameArt } from "./game-art.ts";

const cream = "#fff2df";
const ink = "#172560";
const coral = "#fb6f6a";
const red = "#e2453f";
const sun = "#ffc83d";
const honey = "#f29a1f";
const mint = "#5fd6b4";
const teal = "#1f9e92";
const sky = "#8fd8ff";
const blue = "#4a86e8";
const lilac = "#dcb8ff";
const violet = "#a56be8";
const orange = "#ff8a2b";

const eye = (x: number, y: number, radius: number): string =>
  circle(x, y, radius, cream) + circle(x + radius * 0.1, y + radius * 0.1, radius * 0.52, ink);

/** A scallop about the origin, 88 wide: ribs in two tones. */
function scallop(light: string, deep: string): string {
  const ribs = Array.from({ length: 7 }, (_, at) => {
    const [from, to] = [polar([0, 34], 74, -156 + at * 18.9), polar([0, 34], 74, -156 + (at + 1) * 18.9)];
    const bulge = polar([0, 34], 84, -156 + (at + 0.5) * 18.9);
    return path(
      `M0 34L${from.map(round).join(" ")}Q${bulge.map(round).join(" ")} ${to.map(round).join(" ")}Z`,
      at % 2 === 0 ? light : deep,
    );
  }).join("");
  return ribs + path("M-16 26H16L20 44H-20Z", deep);
}

function octopus(): string {
  const arms = [-42, -26, -10, 10, 26, 42]
    .map((x, at) => {
      const side = Math.sign(x);
      return `M${50 + x * 0.5} 58C${50 + x * 0.6} 76 ${50 + x * 1.05} 74 ${50 + x * 1.02} ${88 - (at % 2) * 6}Q${50 + x * 1.02 + side * 3} 97 ${50 + x * 1.02 - side * 7} 93`;
    })
    .join("");
  const shapes =
    stroke(arms, violet, 9) +
    path("M18 50C18 20 32 4 50 4S82 20 82 50C82 66 70 72 50 72S18 66 18 50Z", lilac) +
    path("M50 4C68 4 82 20 82 50C82 66 70 72 50 72Z", "#c293f7") +
    eye(37, 44, 9) +
    eye(63, 44, 9) +
    stroke("M42 59Q50 65 58 59", ink, 3) +
    circle(30, 22, 4, violet) +
    circle(42, 15, 3, violet);
  return place(`<g transform="translate(-50 -50)">${shapes}</g>`, 50, 50, 0.92);
}

function turtle(): string {
  const flipper = "M30 34C18 20 6 20 2 30C4 42 14 48 28 46Z";
  const paddle = "M32 72C22 78 18 88 24 94C34 92 42 84 44 76Z";
  const plates = [0, 60, 120, 180, 240, 300].map((turn) => {
    const [x, y] = polar([50, 56], 18.5, turn);
    return circle(x, y, 7.4, "#2a8a4f");
  });
  return (
    mirrored(path(flipper, mint) + path(paddle, mint), 50) +
    ellipse(50, 18, 13, 16, mint) +
    eye(44, 14, 4.6) +
    eye(56, 14, 4.6) +
    ellipse(50, 56, 31, 34, "#1f7a44") +
    path("M50 22A31 34 0 0 1 50 90Z", "#17653a") +
    plates.join("") +
    circle(50, 56, 9.6, "#7fd04a")
  );
}

function clownfish(): string {
  const body = "M4 52C12 22 52 16 78 46V58C54 86 14 82 4 52Z";
  return (
    path("M30 26C40 6 62 8 70 30Z", "#d9601a") +
    path("M36 78C44 94 58 92 62 72Z", "#d9601a") +
    path("M72 52L98 28Q90 52 98 76Z", orange) +
    path("M90 36L98 28Q90 52 98 76L90 68Q86 52 90 36Z", cream) +
    path(body, orange) +
    path("M4 52C14 82 54 86 78 58V52Z", "#f0701c") +
    path("M26 27Q18 50 26 76Q32 79 40 80Q32 52 40 23Q32 24 26 27Z", cream) +
    path("M58 28Q52 52 58 74L70 65Q66 52 69 37Z", cream) +
    eye(16, 46, 5.4)
  );
}

function seahorse(): string {
  const body: Point[] = [
    [46, 26],
    [56, 36],
    [62, 50],
    [58, 64],
    [48, 74],
    [42, 84],
    [46, 93],
    [56, 92],
    [58, 84],
    [53, 82],
  ];
  const shapes =
    path("M60 40C74 38 80 48 78 60C72 56 66 58 62 60Z", honey) +
    stroke(smooth(body), sun, 15) +
    stroke(smooth(body.slice(3)), sun, 10) +
    stroke("M52 44L66 42M52 52L68 52M50 60L64 62", honey, 3) +
    path("M30 10L38 2L44 8L52 2L56 12L64 12L60 24L40 14Z", honey) +
    circle(46, 24, 17, sun) +
    rectangle(10, 24, 30, 11, sun, 5.5) +
    rectangle(8, 22, 8, 15, honey, 4) +
    eye(45, 21, 6);
  return place(`<g transform="translate(-50 -50)">${shapes}</g>`, 50, 50, 0.92);
}

function starfish(): string {
  const arms = [0, 72, 144, 216, 288].map((turn) => polar([50, 54], 36, turn - 90));
  return (
    stroke(arms.map(([x, y]) => `M50 54L${round(x)} ${round(y)}`).join(""), "#ff9fb4", 23) +
    arms
      .map(([x, y], at) =>
        [0.34, 0.62, 0.9]
          .map((part) => circle(50 + (x - 50) * part, 54 + (y - 54) * part, 4 - part * 1.6, at % 2 === 0 ? "#e2557f" : "#d1446e"))
          .join(""),
      )
      .join("") +
    eye(43, 50, 5) +
    eye(57, 50, 5) +
    stroke("M45 61Q50 66 55 61", ink, 2.6)
  );
}

function crab(): string {
  const legs = mirrored(stroke("M26 62Q10 60 6 74M28 70Q14 72 14 86M34 76Q24 82 26 94", red, 6.4), 50);
  const claw = mirrored(
    stroke("M26 54Q12 50 14 36", red, 7) + path("M14 42C0 34 0 14 14 6C12 14 15 18 20 19C24 15 25 10 24 6C36 14 32 36 14 42Z", coral),
    50,
  );
  return (
    legs +
    claw +
    path("M14 62A36 26 0 0 1 86 62A36 24 0 0 1 14 62Z", coral) +
    path("M14 62A36 24 0 0 0 86 62Z", red) +
    stroke("M42 42V34M58 42V34", red, 4) +
    eye(42, 31, 6.4) +
    eye(58, 31, 6.4) +
    stroke("M40 66Q50 74 60 66", cream, 3.4)
  );
}

function jelly(): string {
  const threads = [24, 37, 50, 63, 76]
    .map((x, at) => `M${x} 50C${x - 7} 62 ${x + 7} 70 ${x} 82Q${x - 5} 90 ${x} ${at % 2 === 0 ? 97 : 92}`)
    .join("");
  const shapes =
    stroke(threads, sky, 6) +
    path("M8 52C8 22 28 4 50 4S92 22 92 52C85 46 78 46 71 53C64 46 57 46 50 53C43 46 36 46 29 53C22 46 15 46 8 52Z", blue) +
    path("M8 52C8 22 28 4 50 4C30 12 22 30 29 53C22 46 15 46 8 52Z", sky) +
    circle(62, 20, 4, cream) +
    circle(74, 32, 3, cream) +
    eye(43, 34, 5) +
    eye(59, 34, 5);
  return place(`<g transform="translate(-50 -50)">${shapes}</g>`, 50, 50, 0.92);
}

/** Reef dwellers out of a few flat shapes; what brings the features stands before light. */
export const littleReefArt: GameArt = {
  crest: () => circle(50, 50, 46, cream) + circle(50, 50, 39, "#ff9384") + place(greatWhale(), 46, 51, 0.33, -6),
  symbols: {
    whale: () =>
      path(rays([50, 50], 14, 50, 0.5), sun) +
      circle(50, 50, 42, "#ffdccb") +
      circle(50, 50, 33, cream) +
      place(greatWhale(), 46, 54, 0.385, -6) +
      stroke("M38 24Q36 12 28 12M42 24Q44 10 52 12", blue, 3.6),
    pearl: () =>
      path(rays([50, 46], 16, 50, 0.44), cream, `opacity=".85"`) +
      place(scallop("#ffc2cf", "#ff97ad"), 50, 43, [0.84, 0.8]) +
      circle(50, 50, 21, cream) +
      path("M50 29A21 21 0 0 1 50 71Z", "#f5d9c4") +
      circle(43, 43, 5.6, "#ffffff") +
      path("M4 64C18 78 82 78 96 64C92 86 74 96 50 96S8 86 4 64Z", coral) +
      path("M50 74.500C68 74.500 88 71 96 64C92 86 74 96 50 96Z", red),
    shell: () =>
      circle(50, 50, 47, teal) +
      circle(50, 50, 47, "none", `stroke="${mint}" stroke-width="4" stroke-dasharray="9 7"`) +
      place(scallop("#fff2df", sun), 50, 48, 0.68),
    octopus,
    turtle,
    clownfish,
    seahorse,
    starfish,
    crab,
    jelly,
  },
};
