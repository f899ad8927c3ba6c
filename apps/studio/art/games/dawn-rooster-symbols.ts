import { burst, petal } from "@lantern/ui/art/geometry.ts";
import { seededRandom } from "@lantern/ui/art/random.ts";
import { circle, ellipse, path, place, rectangle, stroke } from "@lantern/ui/art/sheet.ts";
import { block, carvedRays, gouge } from "@lantern/ui/art/woodcut.ts";
import { rooster as cock } from "../tiles/dawn-rooster.ts";
import type { DrawSymbol, GameArt } from "./game-art.ts";
import { impression, sunburst } from "./woodcut-prints.ts";

const key = "#2b1152";
const paper = "#fff6e4";
const dawn = "#ffe05a";
const apricot = "#ff9f5c";
const red = "#e42f3c";
const line = `stroke="${key}" stroke-width="2.4" stroke-linejoin="round"`;

const rooster: DrawSymbol = (sheet) =>
  sunburst(sheet, { rays: red, rim: key, sun: dawn }, { radius: 41, seed: 8 }) +
  place(`<g transform="translate(-138 -114)">${cock(sheet)}</g>`, 50, 51, 0.46);

/** Half a sun over carved hills. */
const sun: DrawSymbol = (sheet) =>
  block(sheet, path(carvedRays([50, 66], 30, 32, 62, 5, seededRandom(6)), red), { cut: 1.4 }) +
  block(sheet, circle(50, 66, 33, key), { cut: 1.6 }) +
  block(sheet, circle(50, 66, 30, apricot) + circle(50, 66, 21, dawn), { shift: [0.8, -0.8], cut: 1.6 }) +
  block(sheet, path("M2 74C20 62 34 66 50 72C66 64 82 62 98 74V94H2Z", "#6a4bb0", line), { cut: 1.6 }) +
  block(sheet, path([16, 34, 52, 70, 86].map((x) => gouge([x - 12, 88], [x + 10, 78], 3, 0.5)).join(""), "#d9c6f2"), { cut: 1.2 });

/** A thatched house on its posts, a lamp lit inside. */
const house: DrawSymbol = (sheet) => {
  const roof = "M50 12L92 52Q88 58 80 56Q50 50 20 56Q12 58 8 52Z";
  const thatch = [-30, -20, -10, 0, 10, 20, 30].map((x) => `M${50 + x * 0.3} ${20 + Math.abs(x) * 0.3}L${50 + x * 1.1} 52`).join("");
  return impression(
    sheet,
    "arch",
    "#3fa58a",
    path(roof, "#c98a4a") + rectangle(22, 54, 56, 26, paper) + rectangle(42, 58, 16, 22, dawn),
    path(roof, "none", line) +
      stroke("M44 20L38 10M56 20L62 10", key, 3) +
      stroke(thatch, key, 1.5) +
      rectangle(22, 54, 56, 26, "none", 0, line) +
      rectangle(42, 58, 16, 22, "none", 0, line) +
      stroke("M29 58V78M35 58V78M65 58V78M71 58V78", key, 1.6) +
      stroke("M28 80V95M50 80V95M72 80V95", key, 4.6),
  );
};

const corn: DrawSymbol = (sheet) => {
  const cob = "M50 8C64 14 68 40 64 66C60 82 54 88 50 88S40 82 36 66C32 40 36 14 50 8Z";
  const inside = sheet.clip(path(cob, "#000"));
  const kernels = Array.from({ length: 9 }, (_, row) =>
    [-14, -5, 4, 13].map((x) => ellipse(50 + x, 16 + row * 8, 4.2, 3.6, "none", `stroke="${key}" stroke-width="1.4"`)).join(""),
  ).join("");
  const husk = (side: number): string => {
    const edge = "M0 90C-26 82 -34 58 -26 30C-20 48 -8 62 0 90Z";
    return place(path(edge, "#5f9a3a", line) + stroke("M-3 84Q-20 66 -24 42", key, 1.4), 50, 2, [side, 1]);
  };
  return impression(
    sheet,
    "disc",
    "#7a4a2e",
    path(cob, dawn),
    path(cob, "none", line) + `<g clip-path="${inside}">${kernels}</g>` + husk(1) + husk(-1) + path("M40 92Q50 70 60 92Z", "#7fb84a", line),
  );
};

/** Three eggs in a nest. */
const egg: DrawSymbol = (sheet) => {
  const one = (x: number, y: number, turn: number): string =>
    place(path("M0 -24C12 -22 18 -2 18 8C18 18 10 24 0 24S-18 18 -18 8C-18 -2 -12 -22 0 -24Z", paper, line), x, y, 1, turn);
  const twigs = Array.from({ length: 16 }, (_, at) =>
    gouge([8 + at * 4.6, 62 + (at % 3) * 6], [24 + at * 4.6, 86 - (at % 4) * 5], 4, 0.5),
  ).join("");
  return impression(
    sheet,
    "hexagon",
    "#7fc4d6",
    "",
    one(30, 48, -14) +
      one(70, 48, 14) +
      one(50, 42, 0) +
      [
        [46, 34],
        [54, 42],
        [45, 48],
        [28, 44],
        [72, 44],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 1.8, apricot))
        .join("") +
      path("M6 60Q50 74 94 60C92 82 74 92 50 92S8 82 6 60Z", "#a8682e", line) +
      path(twigs, dawn, `stroke="${key}" stroke-width="1"`),
  );
};

/** A temple bell of bronze. */
const bell: DrawSymbol = (sheet) => {
  const body = "M50 16C66 16 72 28 72 44C72 60 76 70 84 78H16C24 70 28 60 28 44C28 28 34 16 50 16Z";
  return impression(
    sheet,
    "lozenge",
    "#b79ae0",
    path(body, "#d99a2e") + circle(50, 85, 7, "#d99a2e"),
    circle(50, 12, 6, "none", line) +
      path(body, "none", line) +
      circle(50, 85, 7, "none", line) +
      stroke("M30 40H70M29 47H71", key, 2) +
      path(petal([50, 66], [50, 50], 8) + petal([42, 66], [38, 54], 6) + petal([58, 66], [62, 54], 6), red) +
      stroke("M38 24Q34 30 34 36", paper, 3) +
      stroke("M22 73H78", key, 2.4),
  );
};

const chilli: DrawSymbol = (sheet) => {
  const pod = (turn: number, x: number, y: number): string =>
    place(
      path("M0 0C14 0 18 14 14 30C10 46 0 58 -14 62C-6 50 -8 40 -10 28C-12 12 -12 0 0 0Z", red, line) +
        stroke("M-4 8C-6 20 -2 30 -2 40", paper, 2.6) +
        path("M-12 2C-8 -8 10 -8 14 3C8 8 -6 8 -12 2Z", "#5f9a3a", line) +
        stroke("M1 -5Q2 -14 10 -18", key, 5) +
        stroke("M1 -5Q2 -14 10 -18", "#5f9a3a", 2),
      x,
      y,
      1.08,
      turn,
    );
  return impression(sheet, "leaf", dawn, "", pod(26, 36, 26) + pod(-14, 64, 24), {});
};

/** The farmyard at first light: six prints, the cock before the whole sun. */
export const dawnRoosterArt: GameArt = {
  crest: (sheet) =>
    block(sheet, path(burst([50, 50], 16, 30, 46, { turn: 4 }), dawn), { cut: 1.4 }) +
    block(
      sheet,
      circle(50, 50, 24, red) + [0, 1, 2].map((at) => stroke(`M${36 + at * 3} ${50 + at * 7}H${64 - at * 3}`, paper, 2.4)).join(""),
      { cut: 1.2 },
    ),
  symbols: { rooster, sun, house, corn, egg, bell, chilli },
};
