import { rays } from "@lantern/ui/art/geometry.ts";
import { circle, ellipse, path, type Sheet } from "@lantern/ui/art/sheet.ts";
import { rimLight } from "@lantern/ui/art/texture.ts";
import { emojiAt } from "./emoji.ts";
import type { DrawSymbol } from "./game-art.ts";

/** Something lit from above right, on a pool of lamplight. */
export function lit(shapes: (sheet: Sheet) => string, glow: string, rim = "#ffd58a"): DrawSymbol {
  return (sheet) =>
    circle(
      50,
      50,
      47,
      sheet.radial([
        [0, glow, 0.75],
        [0.55, glow, 0.28],
        [1, glow, 0],
      ]),
    ) +
    ellipse(50, 91, 32, 6, "#000", `opacity=".4"`) +
    `<g filter="${rimLight(sheet, rim, -2.4, 2.6, { softness: 0.8 })}">${shapes(sheet)}</g>`;
}

/** An icon of Fluent Emoji as such a thing's shapes. */
export const fluent =
  (name: string, size = 84, options: { turn?: number; flip?: boolean } = {}) =>
  (): string =>
    emojiAt("fluent-emoji", name, 50, 49, size, options);

/** The wild and the scatter: before a disc of rays in two colours, ringed with gold. */
export function radiant(colours: readonly [heart: string, rim: string], shapes: (sheet: Sheet) => string, ray = "#fff3c8"): DrawSymbol {
  return (sheet) =>
    circle(
      50,
      50,
      50,
      sheet.radial([
        [0.7, colours[0], 0.9],
        [1, colours[0], 0],
      ]),
    ) +
    circle(
      50,
      50,
      44,
      sheet.radial([
        [0, colours[0]],
        [1, colours[1]],
      ]),
    ) +
    path(rays([50, 50], 20, 44, 0.45, 0.1), ray, `opacity=".4"`) +
    circle(
      50,
      50,
      44,
      "none",
      `stroke="${sheet.linear([
        [0, "#fff6c8"],
        [0.5, "#ffc23a"],
        [1, "#9a5a12"],
      ])}" stroke-width="3.4"`,
    ) +
    `<g filter="${rimLight(sheet, "#fff0c0", -1.6, 1.8, { softness: 0.6 })}">${shapes(sheet)}</g>`;
}
