import { seededRandom } from "@lantern/ui/art/random.ts";
import { circle, path, place, stroke, type Sheet } from "@lantern/ui/art/sheet.ts";
import { block, carvedRays } from "@lantern/ui/art/woodcut.ts";

/** The shapes a symbol is printed on, in a square of 100. */
export const plates = {
  disc: "M8 50a42 42 0 1 0 84 0a42 42 0 1 0 -84 0Z",
  lozenge: "M50 4L96 50L50 96L4 50Z",
  arch: "M12 94V46C12 20 30 6 50 6S88 20 88 46V94Z",
  square: "M10 12H90V90H10Z",
  hexagon: "M28 8H72L95 50L72 92H28L5 50Z",
  leaf: "M50 4C86 20 94 56 50 96C6 56 14 20 50 4Z",
  shield: "M12 8H88V56C88 78 68 90 50 96C32 90 12 78 12 56Z",
  drop: "M50 2C72 26 92 44 92 62C92 82 74 96 50 96S8 82 8 62C8 44 28 26 50 2Z",
} as const;

/** One impression: a plate in its colour, the flat colours out of register, the key block over all. */
export function impression(
  sheet: Sheet,
  plate: keyof typeof plates,
  colour: string,
  flats: string,
  lines: string,
  options: { readonly groove?: string } = {},
): string {
  const cuts = [70, 77, 84].map((y, at) => `M${22 + at * 5} ${y}H${78 - at * 6}`).join("");
  const print =
    block(sheet, path(plates[plate], colour), { cut: 3 }) +
    (options.groove === undefined
      ? ""
      : block(sheet, stroke(cuts, options.groove, 1.6, `opacity=".75" stroke-dasharray="18 6 30 5"`), { cut: 1.8 })) +
    block(sheet, flats, { shift: [1.6, 1.4], cut: 1.6 }) +
    block(sheet, lines, { cut: 1.3 });
  return place(`<g transform="translate(-50 -50)">${print}</g>`, 50, 50, 0.93);
}

/** Light cut around a sun: what the rarest symbols stand before. */
export function sunburst(
  sheet: Sheet,
  inks: { readonly rays: string; readonly rim: string; readonly sun: string },
  options: { readonly radius?: number; readonly count?: number; readonly seed?: number } = {},
): string {
  const { radius = 38, count = 30, seed = 5 } = options;
  return (
    block(sheet, path(carvedRays([50, 50], count, radius - 3, 56, 4.6, seededRandom(seed)), inks.rays), { cut: 1.4 }) +
    block(sheet, circle(50, 50, radius + 2.6, inks.rim), { cut: 2 }) +
    block(sheet, circle(50, 50, radius, inks.sun), { shift: [0.8, -0.8], cut: 2 })
  );
}
