import { burst, petal, polar, type Point } from "@lantern/ui/art/geometry.ts";
import { circle, createSheet, ellipse, path, place, rectangle, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";

/** Draws one icon on a 40 × 40 sheet; colours hold on a lit lantern and on an unlit one. */
type Draw = (sheet: Sheet) => string;

const ink = "#2a1230";

const hot: Draw = (sheet) =>
  path("M21 2C23 9 32 13 33 23C34 32 28 38 20 38C12 38 6 32 7 24C8 18 12 16 13 10C16 12 17 14 17.600 17C20 13 22 8 21 2Z", sheet.linear([[0, "#ff7a3c"], [0.6, "#e8301f"], [1, "#a3121c"]])) +
  path("M21 15C22 20 28 22 28 29C28 34 24 36.500 20 36.500C15.500 36.500 12 33.500 12.500 28.500C13 25 15.500 24 16 20.500C18 22 18.500 23.500 18.600 25C20.500 22.500 21.500 19 21 15Z", sheet.linear([[0, "#ffe27a"], [1, "#ff9a2e"]])) +
  path("M20 26C21 29 24 30 24 33C24 35.500 22 36.500 20 36.500C17.500 36.500 16 35 16.200 32.500C16.400 30 19 29 20 26Z", "#fff8dc");

const slots: Draw = (sheet) => {
  const star = (x: number): string => path(burst([x, 20], 5, 1.3, 3, { turn: -90 }), "#e0301f");
  return (
    stroke("M35 24V13", "#c9d0e4", 2.6) + circle(35, 10.5, 3.4, sheet.radial([[0, "#ff9a8a"], [1, "#d0201c"]], [0.36, 0.3], 0.8)) + rectangle(3, 5, 28, 31, sheet.linear([[0, "#ff6a4a"], [1, "#b51a22"]]), 5) + rectangle(7, 8, 20, 4, "#ffd05a", 2) +
    rectangle(6, 15, 22, 11, ink, 2.4) + [7.3, 14.4, 21.5].map((x) => rectangle(x, 16.2, 5.4, 8.6, "#fff6e0", 1.2)).join("") + star(10) + circle(17.1, 20.4, 2.2, "#f0a020") + star(24.2) + rectangle(9, 29, 16, 3.4, "#7a0e18", 1.7) + circle(32.5, 25, 2.4, "#8a1420")
  );
};

const live: Draw = (sheet) => {
  const sectors = Array.from({ length: 12 }, (_, index) => {
    const [from, to] = [polar([20, 20], 15.6, index * 30), polar([20, 20], 15.6, index * 30 + 30)];
    return `M20 20L${from.map(round).join(" ")}A15.6 15.6 0 0 1 ${to.map(round).join(" ")}Z`;
  });
  return (
    circle(20, 20.6, 18.4, "#4a1c0c") + circle(20, 20, 18, sheet.linear([[0, "#ffe08a"], [1, "#b8701c"]])) + circle(20, 20, 16, ink) + path(sectors.filter((_, index) => index % 2 === 0).join(""), "#d8301f") + path(sectors[0] ?? "", "#12906a") +
    circle(20, 20, 8.6, sheet.radial([[0, "#ffe9a8"], [1, "#b06a18"]], [0.4, 0.34], 0.7)) + stroke("M20 14V26M14 20H26", "#7a420c", 1.6) + circle(20, 20, 2.6, "#fff3c8") + circle(29.6, 12.6, 2.6, "#fff")
  );
};

const fish: Draw = (sheet) =>
  path("M27 20L37 11C38 17 38 23 37 29Z", "#ffb52e") + path("M14 10C18 3 26 4 28 9C24 9 20 10 18 12Z", "#ffb52e") + path("M16 29C18 35 24 36 26 33C23 32 21 30 20 28Z", "#ff8a1f") + path("M2 21C6 12 14 8 21 9C27 10 31 16 32 20C30 26 25 31 18 31C10 31 5 27 2 21Z", sheet.linear([[0, "#5fd8ff"], [1, "#1b62d8"]])) +
  path("M16 9.500C20 16 20 25 15.500 30.800C12.500 30.500 10.600 29.600 9.500 29C13.500 23 13.500 16 10.500 11.500C12.300 10.300 14 9.800 16 9.500Z", "#fff4d0") + stroke("M24 14Q27 20 24 26", "#d6f6ff", 1.8) + circle(8, 18.500, 2.800, "#fff") + circle(7.600, 18.600, 1.400, ink);

const cards: Draw = (sheet) => {
  const paper = sheet.linear([[0, "#ffffff"], [1, "#e9dcc4"]]);
  const card = (turn: number, x: number, mark: string): string => place(rectangle(-9, -13, 18, 26, paper, 3, `stroke="${ink}" stroke-opacity=".35"`) + mark, x, 20, 1, turn);
  const heart = path("M0 7C-9 0 -6 -7 -2.500 -6.500C-1 -6.300 0 -5 0 -4C0 -5 1 -6.300 2.500 -6.500C6 -7 9 0 0 7Z", "#d8301f");
  const spade = path("M0 -8C7 -1 7 4 3.500 4.500C2 4.700 1 4 .600 3C.800 5.500 2 7 3 7.500H-3C-2 7 -.800 5.500 -.600 3C-1 4 -2 4.700 -3.500 4.500C-7 4 -7 -1 0 -8Z", ink);
  return card(-16, 13, spade) + card(14, 26, heart);
};

const sports: Draw = (sheet) => {
  const patches = Array.from({ length: 5 }, (_, index) => { const [x, y] = polar([20, 20], 16.600, -90 + index * 72); return path(burst([x, y], 5, 4.200, 4.400, { turn: 90 + index * 72 }), ink); }).join("");
  const seams = Array.from({ length: 5 }, (_, index) => { const [fromX, fromY] = polar([20, 20], 5.400, -90 + index * 72); const [toX, toY] = polar([20, 20], 13, -90 + index * 72); return `M${round(fromX)} ${round(fromY)}L${round(toX)} ${round(toY)}`; }).join("");
  const clip = sheet.clip(circle(20, 20, 17.400, "#000"));
  return circle(20, 20, 17.400, sheet.radial([[0, "#fff"], [0.6, "#eef1fa"], [1, "#a9b2d0"]], [0.4, 0.34], 0.7)) + `<g clip-path="${clip}">${patches}</g>` + path(burst([20, 20], 5, 4.600, 5.800, { turn: -90 }), ink) + stroke(seams, ink, 1.400);
};

const esports: Draw = (sheet) =>
  path("M11 9H29C36 9 39 22 38 29C37.500 33 32 33 30 29L27.500 25.500H12.500L10 29C8 33 2.500 33 2 29C1 22 4 9 11 9Z", sheet.linear([[0, "#b58aff"], [1, "#5a2fc0"]])) + rectangle(11, 13, 3.600, 10.400, "#fff", 1) + rectangle(7.600, 16.400, 10.400, 3.600, "#fff", 1) +
  circle(29, 14.200, 2.100, "#ff6a5a") + circle(29, 22, 2.100, "#ffd05a") + circle(25, 18.100, 2.100, "#5fe0b0") + circle(33, 18.100, 2.100, "#6ac8ff") + path("M12 10.500H28C30 10.500 31.500 11.500 32.500 13H7.500C8.500 11.500 10 10.500 12 10.500Z", "#fff", `opacity=".3"`);

const lottery: Draw = (sheet) => {
  const ball = (x: number, y: number, radius: number, band: string): string => circle(x, y, radius, sheet.radial([[0, "#fff"], [0.6, "#fff1d2"], [1, "#c9985a"]], [0.38, 0.32], 0.72)) + circle(x, y, radius * 0.56, band) + path(burst([x, y], 5, radius * 0.17, radius * 0.42, { turn: -90 }), "#fff6e0");
  return ball(28, 13, 9.600, "#1f6fd0") + ball(11, 17, 8.800, "#12906a") + ball(21, 27, 11.400, "#d8301f");
};

const cockfight: Draw = (sheet) =>
  path("M16 10C13 7 14 2 18 4C18 0 24 0 24 4C28 2 30 6 27 9L26 12Z", "#e0301f") + path("M10 39C9 28 12 20 14 15C16 9 25 8 28 13C30 17 28 22 30 28C31 32 34 36 35 39Z", sheet.linear([[0, "#ffe6a0"], [0.5, "#f08a2a"], [1, "#8a2a1a"]])) + path("M14 39C14 32 16 28 19 24C20 30 24 32 25 39Z", "#2a6a5a") + path("M22 39C22 33 24 30 26 27C27 32 30 34 31 39Z", "#1a4a4a") +
  path("M28 14L38 17.500L28.500 20.500Z", "#ffc23d") + path("M27.500 20C31 20 32 24 30.500 27.500C27.500 27 26 23.500 27.500 20Z", "#e0301f") + circle(23.500, 14.800, 2.300, "#fff") + circle(24, 14.900, 1.200, ink) + path(petal([13, 22], [7, 32], 4), "#ffd98a");

const all: Draw = (sheet) => {
  const tile = ([x, y]: Point, top: string, foot: string, mark: string): string => rectangle(x, y, 16, 16, sheet.linear([[0, top], [1, foot]]), 4.500) + place(mark, x + 8, y + 8);
  return tile([3, 3], "#ff7a5a", "#c8281f", path(burst([0, 0], 5, 2, 5, { turn: -90 }), "#fff3d0")) + tile([21, 3], "#ffd66a", "#f09a1c", circle(0, 0, 4.200, "#fff8e0")) + tile([3, 21], "#5fe0b0", "#0f8a66", path("M0 -5L5 0L0 5L-5 0Z", "#eafff6")) + tile([21, 21], "#8aa8ff", "#3a4fc8", ellipse(0, 0, 4, 4.800, "#eef2ff"));
};

const icons: Readonly<Record<string, Draw>> = { HOT: hot, RNG: slots, LIVE: live, FISH: fish, PVP: cards, SPORTS: sports, ESPORTS: esports, LOTT: lottery, COCKFIGHT: cockfight, ALL: all };

/** The category icons by code: each a whole SVG with ids of its own, so that several can be inlined in one page. */
export const categoryIcons: readonly { code: string; draw: () => string }[] = Object.entries(icons).map(([code, draw]) => ({
  code,
  draw: () => { const sheet = createSheet(40, 40, `${code.toLowerCase()}-`); return sheet.finish(draw(sheet)); },
}));
