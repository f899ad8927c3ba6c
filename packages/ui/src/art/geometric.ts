import type { Font } from "./display-face.ts";
import { polar, type Point } from "./geometry.ts";
import { letter } from "./lettering.ts";
import { path, place, round } from "./sheet.ts";

/** A flat shape in two tones: the whole in the first, its half in the second. */
export type TwoTone = readonly [light: string, shaded: string];

/** Petals about the origin, each two arcs with its right half shaded: `count` of them, the first `offset` degrees round. */
export function petalWheel(count: number, reach: number, half: number, offset: number, [light, shaded]: TwoTone): string {
  const left = `M0 0C${-half} ${round(-reach * 0.3)} ${-half} ${round(-reach * 0.72)} 0 ${-reach}`;
  const right = `C${half} ${round(-reach * 0.72)} ${half} ${round(-reach * 0.3)} 0 0Z`;
  const shade = `M0 0C${half} ${round(-reach * 0.3)} ${half} ${round(-reach * 0.72)} 0 ${-reach}Z`;
  return Array.from({ length: count }, (_, index) =>
    place(path(left + right, light) + path(shade, shaded), 0, 0, 1, offset + (index * 360) / count),
  ).join("");
}

/** A disc with a notch of 32 degrees, half of it shaded, turned by `turn` degrees. */
export function notchedDisc([x, y]: Point, radius: number, turn: number, [light, shaded]: TwoTone): string {
  const [fromX, fromY] = polar([0, 0], radius, 16);
  const [toX, toY] = polar([0, 0], radius, -16);
  const whole = `M0 0L${round(fromX)} ${round(fromY)}A${radius} ${radius} 0 1 1 ${round(toX)} ${round(toY)}Z`;
  const half = `M0 0L${round(fromX)} ${round(fromY)}A${radius} ${radius} 0 0 1 ${-radius} 0Z`;
  return place(path(whole, light) + path(half, shaded), x, y, 1, turn);
}

/** Lines of plain lettering from a common start, `leading` apart, the last on `baseline`. */
export function plainTitle(
  lines: readonly string[],
  options: { font: Font; size: number; x: number; baseline: number; leading: number; width: number; colour: string },
): string {
  const { font, size, x, baseline, leading, width, colour } = options;
  return lines
    .map((line, index) =>
      path(
        letter(line, { font, width, size, x, baseline: baseline - (lines.length - 1 - index) * leading, align: "start", tracking: -0.03 })
          .outline,
        colour,
      ),
    )
    .join("");
}
