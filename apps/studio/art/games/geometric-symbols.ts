import { petal, polar } from "@lantern/ui/art/geometry.ts";
import { circle, ellipse, path, rectangle } from "@lantern/ui/art/sheet.ts";
import type { GameArt } from "./game-art.ts";

const C = {
  coral: "#ff8b7b",
  rose: "#ffb3a1",
  red: "#e8503f",
  cream: "#ffe9d6",
  sun: "#ffd166",
  leaf: "#3fc08a",
  pine: "#063c37",
  sky: "#8fd8d2",
  violet: "#6d5bb8",
  ink: "#12302c",
} as const;

const leafAt = (turn: number, reach: number, width: number, paint: string, y = 78): string =>
  path(petal([50, y], polar([50, y], reach, turn), width, 0.5), paint);

/** Flat shapes without an outline, few colours, each symbol with a silhouette and a colour of its own. */
export const lotusPond: GameArt = {
  crest: () => circle(50, 50, 36, C.sun),
  symbols: {
    moon: () =>
      circle(50, 50, 44, C.sun) +
      circle(50, 50, 34, "#fff3cf") +
      circle(62, 40, 7, C.sun) +
      circle(40, 60, 10, C.sun) +
      circle(64, 64, 4, C.sun),
    bloom: () =>
      circle(50, 50, 46, C.violet) +
      leafAt(-90, 62, 34, C.cream, 84) +
      leafAt(-118, 52, 20, C.rose, 84) +
      leafAt(-62, 52, 20, C.rose, 84) +
      leafAt(-142, 40, 16, C.coral, 84) +
      leafAt(-38, 40, 16, C.coral, 84) +
      circle(50, 52, 6, C.sun),
    lotus: () =>
      [-176, -4].map((turn) => leafAt(turn, 46, 20, "#fbd7c4")).join("") +
      [-152, -28].map((turn) => leafAt(turn, 54, 24, C.rose)).join("") +
      [-124, -56].map((turn) => leafAt(turn, 60, 26, C.coral)).join("") +
      leafAt(-90, 66, 30, C.red) +
      rectangle(10, 80, 80, 8, C.leaf, 4),
    koi: () =>
      path("M12 50C24 22 58 22 74 46L94 28V72L74 54C58 78 24 78 12 50Z", "#fff6ea") +
      path("M30 33C44 24 58 30 62 42C50 50 38 46 30 33Z", C.red) +
      path("M50 68C60 66 66 60 70 54L84 62C74 74 62 76 50 68Z", C.red) +
      circle(26, 46, 4, C.ink) +
      path("M94 28V72L82 50Z", C.coral),
    dragonfly: () =>
      path(petal([50, 38], [6, 22], 17, 0.6), C.sky) +
      path(petal([50, 38], [94, 22], 17, 0.6), C.sky) +
      path(petal([50, 46], [12, 56], 14, 0.6), "#5fb8c8") +
      path(petal([50, 46], [88, 56], 14, 0.6), "#5fb8c8") +
      rectangle(46, 34, 8, 58, C.violet, 4) +
      circle(50, 30, 10, C.violet) +
      circle(45, 27, 3, C.cream) +
      circle(55, 27, 3, C.cream),
    frog: () =>
      path("M10 84C10 50 26 36 50 36S90 50 90 84Z", C.leaf) +
      circle(30, 34, 15, C.leaf) +
      circle(70, 34, 15, C.leaf) +
      circle(30, 33, 9, C.cream) +
      circle(70, 33, 9, C.cream) +
      circle(31, 34, 4.4, C.ink) +
      circle(69, 34, 4.4, C.ink) +
      path("M30 62Q50 76 70 62V66Q50 82 30 66Z", C.pine),
    pad: () =>
      path("M50 50L84 20A44 44 0 1 0 92 58Z", "#8fc95a") + path("M50 50L66 14A40 40 0 0 0 16 30Z", "#a9dd74") + circle(50, 50, 5, C.cream),
    drop: () =>
      path("M50 8C70 36 80 48 80 62A30 30 0 0 1 20 62C20 48 30 36 50 8Z", "#4aa8d8") +
      path("M50 8C50 40 62 60 50 92A30 30 0 0 1 20 62C20 48 30 36 50 8Z", "#6fc4ea") +
      ellipse(38, 62, 6, 11, "#fff", `opacity=".8"`),
    stone: () => ellipse(50, 74, 42, 16, "#5b6a78") + ellipse(50, 50, 31, 13, "#8797a3") + ellipse(50, 30, 20, 10, "#b9c4ca"),
  },
};
