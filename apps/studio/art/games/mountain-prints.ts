import { petal, polar, type Point } from "@lantern/ui/art/geometry.ts";
import { circle, ellipse, path, rectangle, stroke } from "@lantern/ui/art/sheet.ts";
import { gouge } from "@lantern/ui/art/woodcut.ts";
import type { DrawSymbol } from "./game-art.ts";
import { impression } from "./woodcut-prints.ts";

const key = "#17332f";
const paper = "#f5ebd2";
const hot = "#c8442a";
const amber = "#eba43a";
const line = `stroke="${key}" stroke-width="2.6" stroke-linejoin="round"`;

/** A scroll half unrolled, a seal on its cord. */
export const scroll: DrawSymbol = (sheet) =>
  impression(
    sheet,
    "square",
    hot,
    path("M26 22H74V80H26Z", paper),
    path("M26 22H74V80H26Z", "none", line) +
      rectangle(14, 12, 72, 14, amber, 7, line) +
      rectangle(14, 76, 72, 14, amber, 7, line) +
      circle(12, 19, 5, key) +
      circle(88, 19, 5, key) +
      circle(12, 83, 5, key) +
      circle(88, 83, 5, key) +
      path("M30 70L42 48L50 58L60 40L72 70Z", "#7fa3a8", line) +
      circle(40, 38, 6, hot) +
      stroke("M34 74H66", key, 2),
  );

/** A peak with snow, mist across its foot. */
export const mountain: DrawSymbol = (sheet) =>
  impression(
    sheet,
    "arch",
    "#a9cdd6",
    path("M6 88L48 20L92 88Z", "#3f6f86"),
    path("M48 20L62 42L55 48L48 40L42 50L34 42Z", paper, line) +
      path("M6 88L48 20L92 88Z", "none", line) +
      path([0, 1, 2, 3, 4].map((at) => gouge([52 + at * 3, 50 + at * 3], [62 + at * 5, 84], 3.4, 0.5)).join(""), key) +
      path([0, 1, 2].map((at) => gouge([40 - at * 5, 54 + at * 6], [30 - at * 6, 82], 2.6, 0.5)).join(""), paper) +
      rectangle(2, 66, 42, 6, paper, 3) +
      rectangle(50, 74, 46, 6, paper, 3) +
      rectangle(16, 80, 46, 6, paper, 3),
  );

/** An old pine: a bent trunk and three cushions of needles. */
export const pine: DrawSymbol = (sheet) => {
  const cushion = (x: number, y: number, reach: number): string =>
    path(
      `M${x - reach} ${y}A${reach} ${reach * 0.8} 0 0 1 ${x + reach} ${y}Q${x} ${y + reach * 0.36} ${x - reach} ${y}Z`,
      "#3f8a5a",
      line,
    ) +
    stroke(
      Array.from({ length: 9 }, (_, at) => {
        const [toX, toY] = polar([x, y + 2], reach * 0.82, -164 + at * 18.5);
        return `M${x} ${y + 2}L${toX} ${y + (toY - y) * 0.8}`;
      }).join(""),
      key,
      1.3,
    );
  return impression(
    sheet,
    "disc",
    amber,
    "",
    path("M52 96C60 80 50 70 42 62C34 54 36 44 46 38L52 42C46 48 46 52 54 60C66 70 70 80 66 96Z", "#8a4a2a", line) +
      stroke("M54 62C66 60 72 56 76 50M42 60C32 58 26 54 22 52", key, 4) +
      cushion(76, 50, 19) +
      cushion(22, 54, 18) +
      cushion(50, 38, 27) +
      stroke("M14 95Q50 88 88 95", key, 3),
  );
};

export const bamboo: DrawSymbol = (sheet) => {
  const cane = (x: number, top: number, width: number): string =>
    Array.from({ length: 4 }, (_, at) =>
      rectangle(x - width / 2, top + at * 22, width, 20, at % 2 === 0 ? "#8fbf4a" : "#7aa93a", 3, line),
    ).join("");
  const leaf = (from: Point, to: Point): string => path(petal(from, to, 10, 0.45), "#3f8a4a", `stroke="${key}" stroke-width="2"`);
  return impression(
    sheet,
    "lozenge",
    "#e9dca0",
    "",
    cane(36, 10, 14) +
      cane(64, 16, 12) +
      leaf([42, 30], [66, 40]) +
      leaf([42, 32], [60, 54]) +
      leaf([30, 54], [8, 60]) +
      leaf([30, 52], [10, 42]) +
      leaf([70, 40], [94, 34]) +
      leaf([70, 42], [92, 54]),
  );
};

export const teapot: DrawSymbol = (sheet) => {
  const body = "M24 54C24 38 36 32 52 32S80 38 80 54C80 74 68 84 52 84S24 74 24 54Z";
  return impression(
    sheet,
    "disc",
    "#a9cdd6",
    path(body, hot),
    stroke("M34 34C34 8 70 8 70 34", key, 6) +
      stroke("M34 34C34 8 70 8 70 34", amber, 2.4) +
      path("M26 52C16 50 12 42 10 34L4 36C6 52 14 66 28 68Z", hot, line) +
      path(body, "none", line) +
      path("M38 34Q52 24 66 34Q52 40 38 34Z", "#a8341e", line) +
      circle(52, 25, 4.4, amber, line) +
      stroke("M30 52Q52 62 74 52", paper, 2) +
      path(petal([52, 80], [52, 60], 9) + petal([46, 80], [38, 66], 8) + petal([58, 80], [66, 66], 8), paper),
  );
};

export const gourd: DrawSymbol = (sheet) => {
  const bulbs =
    "M50 14c7 0 9 5 8 10c9 4 12 12 8 20c-2 4-4 6-4 9c15 5 21 15 19 25c-3 12-16 16-31 16s-28-4-31-16c-2-10 4-20 19-25c0-3-2-5-4-9c-4-8-1-16 8-20c-1-5 1-10 8-10z";
  return impression(
    sheet,
    "leaf",
    "#2c7154",
    path(bulbs, amber),
    path(bulbs, "none", line) +
      stroke("M50 14Q50 6 58 4", key, 4) +
      stroke("M37 52Q50 58 63 52", hot, 5) +
      stroke("M62 53Q76 54 78 66", hot, 3.4) +
      stroke("M40 66Q36 74 40 84M60 66Q64 74 60 84M42 28Q39 34 42 40", key, 1.8) +
      ellipse(46, 72, 3, 8, paper, `opacity=".9"`),
  );
};
