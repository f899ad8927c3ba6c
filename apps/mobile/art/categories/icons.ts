import { burst, petal, polar, type Point } from "@lantern/ui/art/geometry.ts";
import { circle, createSheet, ellipse, path, place, rectangle, round, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";

/** Draws one icon on a 40 × 40 sheet; colours hold on a lit lantern and on an unlit one. */
type Draw = (sheet: Sheet) => string;

const ink = "#2a1230";

const hot: Draw = (sheet) =>
  path(
    "M21 2C23 9 32 13 33 23C34 32 28 38 20 38C12 38 6 32 7 24C8 18 12 16 13 10C16 12 17 14 17.6 17C20 13 22 8 21 2Z",
    sheet.linear([
      [0, "#ff7a3c"],
      [0.6, "#e8301f"],
      [1, "#a3121c"],
    ]),
  ) +
  path(
    "M21 15C22 20 28 22 28 29C28 34 24 36.5 20 36.5C15.5 36.5 12 33.5 12.5 28.5C13 25 15.5 24 16 20.5C18 22 18.5 23.5 18.6 25C20.5 22.5 21.5 19 21 15Z",
    sheet.linear([
      [0, "#ffe27a"],
      [1, "#ff9a2e"],
    ]),
  ) +
  path("M20 26C21 29 24 30 24 33C24 35.5 22 36.5 20 36.5C17.5 36.5 16 35 16.2 32.5C16.4 30 19 29 20 26Z", "#fff8dc");

const slots: Draw = (sheet) => {
  const star = (x: number): string => path(burst([x, 20], 5, 1.3, 3, { turn: -90 }), "#e0301f");
  return (
    stroke("M35 24V13", "#c9d0e4", 2.6) +
    circle(
      35,
      10.5,
      3.4,
      sheet.radial(
        [
          [0, "#ff9a8a"],
          [1, "#d0201c"],
        ],
        [0.36, 0.3],
        0.8,
      ),
    ) +
    rectangle(
      3,
      5,
      28,
      31,
      sheet.linear([
        [0, "#ff6a4a"],
        [1, "#b51a22"],
      ]),
      5,
    ) +
    rectangle(7, 8, 20, 4, "#ffd05a", 2) +
    rectangle(6, 15, 22, 11, ink, 2.4) +
    [7.3, 14.4, 21.5].map((x) => rectangle(x, 16.2, 5.4, 8.6, "#fff6e0", 1.2)).join("") +
    star(10) +
    circle(17.1, 20.4, 2.2, "#f0a020") +
    star(24.2) +
    rectangle(9, 29, 16, 3.4, "#7a0e18", 1.7) +
    circle(32.5, 25, 2.4, "#8a1420")
  );
};

const live: Draw = (sheet) => {
  const sectors = Array.from({ length: 12 }, (_, index) => {
    const [from, to] = [polar([20, 20], 15.6, index * 30), polar([20, 20], 15.6, index * 30 + 30)];
    return `M20 20L${from.map(round).join(" ")}A15.6 15.6 0 0 1 ${to.map(round).join(" ")}Z`;
  });
  return (
    circle(20, 20.6, 18.4, "#4a1c0c") +
    circle(
      20,
      20,
      18,
      sheet.linear([
        [0, "#ffe08a"],
        [1, "#b8701c"],
      ]),
    ) +
    circle(20, 20, 16, ink) +
    path(sectors.filter((_, index) => index % 2 === 0).join(""), "#d8301f") +
    path(sectors[0] ?? "", "#12906a") +
    circle(
      20,
      20,
      8.6,
      sheet.radial(
        [
          [0, "#ffe9a8"],
          [1, "#b06a18"],
        ],
        [0.4, 0.34],
        0.7,
      ),
    ) +
    stroke("M20 14V26M14 20H26", "#7a420c", 1.6) +
    circle(20, 20, 2.6, "#fff3c8") +
    circle(29.6, 12.6, 2.6, "#fff")
  );
};

const fish: Draw = (sheet) =>
  path("M27 20L37 11C38 17 38 23 37 29Z", "#ffb52e") +
  path("M14 10C18 3 26 4 28 9C24 9 20 10 18 12Z", "#ffb52e") +
  path("M16 29C18 35 24 36 26 33C23 32 21 30 20 28Z", "#ff8a1f") +
  path(
    "M2 21C6 12 14 8 21 9C27 10 31 16 32 20C30 26 25 31 18 31C10 31 5 27 2 21Z",
    sheet.linear([
      [0, "#5fd8ff"],
      [1, "#1b62d8"],
    ]),
  ) +
  path("M16 9.5C20 16 20 25 15.5 30.8C12.5 30.5 10.6 29.6 9.5 29C13.5 23 13.5 16 10.5 11.5C12.3 10.3 14 9.8 16 9.5Z", "#fff4d0") +
  stroke("M24 14Q27 20 24 26", "#d6f6ff", 1.8) +
  circle(8, 18.5, 2.8, "#fff") +
  circle(7.6, 18.6, 1.4, ink);

const cards: Draw = (sheet) => {
  const paper = sheet.linear([
    [0, "#ffffff"],
    [1, "#e9dcc4"],
  ]);
  const card = (turn: number, x: number, mark: string): string =>
    place(rectangle(-9, -13, 18, 26, paper, 3, `stroke="${ink}" stroke-opacity=".35"`) + mark, x, 20, 1, turn);
  const heart = path("M0 7C-9 0 -6 -7 -2.5 -6.5C-1 -6.3 0 -5 0 -4C0 -5 1 -6.3 2.5 -6.5C6 -7 9 0 0 7Z", "#d8301f");
  const spade = path(
    "M0 -8C7 -1 7 4 3.5 4.5C2 4.7 1 4 .6 3C.8 5.5 2 7 3 7.5H-3C-2 7 -.8 5.5 -.6 3C-1 4 -2 4.7 -3.5 4.5C-7 4 -7 -1 0 -8Z",
    ink,
  );
  return card(-16, 13, spade) + card(14, 26, heart);
};

const sports: Draw = (sheet) => {
  const patches = Array.from({ length: 5 }, (_, index) => {
    const [x, y] = polar([20, 20], 16.6, -90 + index * 72);
    return path(burst([x, y], 5, 4.2, 4.4, { turn: 90 + index * 72 }), ink);
  }).join("");
  const seams = Array.from({ length: 5 }, (_, index) => {
    const [fromX, fromY] = polar([20, 20], 5.4, -90 + index * 72);
    const [toX, toY] = polar([20, 20], 13, -90 + index * 72);
    return `M${round(fromX)} ${round(fromY)}L${round(toX)} ${round(toY)}`;
  }).join("");
  const clip = sheet.clip(circle(20, 20, 17.4, "#000"));
  return (
    circle(
      20,
      20,
      17.4,
      sheet.radial(
        [
          [0, "#fff"],
          [0.6, "#eef1fa"],
          [1, "#a9b2d0"],
        ],
        [0.4, 0.34],
        0.7,
      ),
    ) +
    `<g clip-path="${clip}">${patches}</g>` +
    path(burst([20, 20], 5, 4.6, 5.8, { turn: -90 }), ink) +
    stroke(seams, ink, 1.4)
  );
};

const esports: Draw = (sheet) =>
  path(
    "M11 9H29C36 9 39 22 38 29C37.5 33 32 33 30 29L27.5 25.5H12.5L10 29C8 33 2.5 33 2 29C1 22 4 9 11 9Z",
    sheet.linear([
      [0, "#b58aff"],
      [1, "#5a2fc0"],
    ]),
  ) +
  rectangle(11, 13, 3.6, 10.4, "#fff", 1) +
  rectangle(7.6, 16.4, 10.4, 3.6, "#fff", 1) +
  circle(29, 14.2, 2.1, "#ff6a5a") +
  circle(29, 22, 2.1, "#ffd05a") +
  circle(25, 18.1, 2.1, "#5fe0b0") +
  circle(33, 18.1, 2.1, "#6ac8ff") +
  path("M12 10.5H28C30 10.5 31.5 11.5 32.5 13H7.5C8.5 11.5 10 10.5 12 10.5Z", "#fff", `opacity=".3"`);

const lottery: Draw = (sheet) => {
  const ball = (x: number, y: number, radius: number, band: string): string =>
    circle(
      x,
      y,
      radius,
      sheet.radial(
        [
          [0, "#fff"],
          [0.6, "#fff1d2"],
          [1, "#c9985a"],
        ],
        [0.38, 0.32],
        0.72,
      ),
    ) +
    circle(x, y, radius * 0.56, band) +
    path(burst([x, y], 5, radius * 0.17, radius * 0.42, { turn: -90 }), "#fff6e0");
  return ball(28, 13, 9.6, "#1f6fd0") + ball(11, 17, 8.8, "#12906a") + ball(21, 27, 11.4, "#d8301f");
};

const cockfight: Draw = (sheet) =>
  path("M16 10C13 7 14 2 18 4C18 0 24 0 24 4C28 2 30 6 27 9L26 12Z", "#e0301f") +
  path(
    "M10 39C9 28 12 20 14 15C16 9 25 8 28 13C30 17 28 22 30 28C31 32 34 36 35 39Z",
    sheet.linear([
      [0, "#ffe6a0"],
      [0.5, "#f08a2a"],
      [1, "#8a2a1a"],
    ]),
  ) +
  path("M14 39C14 32 16 28 19 24C20 30 24 32 25 39Z", "#2a6a5a") +
  path("M22 39C22 33 24 30 26 27C27 32 30 34 31 39Z", "#1a4a4a") +
  path("M28 14L38 17.5L28.5 20.5Z", "#ffc23d") +
  path("M27.5 20C31 20 32 24 30.5 27.5C27.5 27 26 23.5 27.5 20Z", "#e0301f") +
  circle(23.5, 14.8, 2.3, "#fff") +
  circle(24, 14.9, 1.2, ink) +
  path(petal([13, 22], [7, 32], 4), "#ffd98a");

const all: Draw = (sheet) => {
  const tile = ([x, y]: Point, top: string, foot: string, mark: string): string =>
    rectangle(
      x,
      y,
      16,
      16,
      sheet.linear([
        [0, top],
        [1, foot],
      ]),
      4.5,
    ) + place(mark, x + 8, y + 8);
  return (
    tile([3, 3], "#ff7a5a", "#c8281f", path(burst([0, 0], 5, 2, 5, { turn: -90 }), "#fff3d0")) +
    tile([21, 3], "#ffd66a", "#f09a1c", circle(0, 0, 4.2, "#fff8e0")) +
    tile([3, 21], "#5fe0b0", "#0f8a66", path("M0 -5L5 0L0 5L-5 0Z", "#eafff6")) +
    tile([21, 21], "#8aa8ff", "#3a4fc8", ellipse(0, 0, 4, 4.8, "#eef2ff"))
  );
};

const icons: Readonly<Record<string, Draw>> = {
  HOT: hot,
  RNG: slots,
  LIVE: live,
  FISH: fish,
  PVP: cards,
  SPORTS: sports,
  ESPORTS: esports,
  LOTT: lottery,
  COCKFIGHT: cockfight,
  ALL: all,
};

/** The category icons by code: each a whole SVG with ids of its own, so that several can be inlined in one page. */
export const categoryIcons: readonly { code: string; draw: () => string }[] = Object.entries(icons).map(([code, draw]) => ({
  code,
  draw: () => {
    const sheet = createSheet(40, 40, `${code.toLowerCase()}-`);
    return sheet.finish(draw(sheet));
  },
}));
