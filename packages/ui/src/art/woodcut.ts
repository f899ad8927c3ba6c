import { polar, type Point } from "./geometry.ts";
import { letter, type LetteringOptions } from "./lettering.ts";
import { between, type Random } from "./random.ts";
import { ground, group, path, round, type Sheet } from "./sheet.ts";
import { grain, handCut } from "./texture.ts";

/** Shapes as one block prints them: edges cut by hand, the colour laid over what is below (or covering it). */
export function block(sheet: Sheet, shapes: string, options: { overprint?: boolean; shift?: Point; cut?: number } = {}): string {
  const { overprint = false, shift = [0, 0], cut = 2.6 } = options;
  return group(
    `filter="${handCut(sheet, cut)}" transform="translate(${shift[0]} ${shift[1]})"${overprint ? ` style="mix-blend-mode:multiply"` : ""}`,
    shapes,
  );
}

/** A gouge: a long cut that swells and runs out, from one point to another. */
export function gouge(from: Point, to: Point, width: number, fullest = 0.4): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [nx, ny] = [(-(to[1] - from[1]) / length) * width * 0.5, ((to[0] - from[0]) / length) * width * 0.5];
  const [mx, my] = [from[0] + (to[0] - from[0]) * fullest, from[1] + (to[1] - from[1]) * fullest];
  return `M${round(from[0])} ${round(from[1])}Q${round(mx + nx * 2)} ${round(my + ny * 2)} ${round(to[0])} ${round(to[1])}Q${round(mx - nx * 2)} ${round(my - ny * 2)} ${round(from[0])} ${round(from[1])}Z`;
}

/** Gouges all around a centre, of uneven length, as light is cut around a sun. */
export function carvedRays(centre: Point, count: number, inner: number, outer: number, width: number, random: Random): string {
  return Array.from({ length: count }, (_, index) => {
    const degrees = (index * 360) / count + between(random, -1, 1);
    const start = inner + random() * 12;
    return gouge(
      polar(centre, start, degrees),
      polar(centre, between(random, 0.72, 1.1) * outer, degrees),
      between(random, 0.6, 1.5) * width,
      0.45,
    );
  }).join("");
}

/** Rows of nested arcs, the wave pattern of old prints, one path for the lines. */
export function waveScales(left: number, top: number, right: number, rows: number, radius: number): string {
  let data = "";
  for (let row = 0; row < rows; row += 1) {
    const y = top + row * radius * 0.52;
    for (let x = left + (row % 2) * radius; x <= right + radius; x += radius * 2)
      for (const part of [1, 0.66, 0.32])
        data += `M${round(x - radius * part)} ${round(y)}A${round(radius * part)} ${round(radius * part)} 0 0 1 ${round(x + radius * part)} ${round(y)}`;
  }
  return data;
}

/** The sheet of paper: fibres, and specks where ink did not take. Laid over everything last. */
export function paperWear(sheet: Sheet, paper: string, fibre: string): string {
  return (
    grain(sheet, fibre, { opacity: 0.22, frequency: ".8 .5", gain: 1.5, cut: 0.74, seed: 8 }) +
    grain(sheet, paper, { opacity: 0.3, frequency: ".42", gain: 7, cut: 4.5, seed: 11 }) +
    ground(
      sheet,
      sheet.radial(
        [
          [0.6, fibre, 0],
          [1, fibre, 0.35],
        ],
        [0.5, 0.45],
        0.75,
      ),
      `style="mix-blend-mode:multiply"`,
    )
  );
}

/** Block letters: a second ink out of register below, the first over it. */
export function blockLettering(
  sheet: Sheet,
  text: string,
  options: LetteringOptions & { face: string; behind: string; shift?: Point; cut?: number },
): string {
  const { face, behind, shift = [2.2, 2.2], cut = 1.4 } = options;
  const { outline } = letter(text, options);
  return group(
    `filter="${handCut(sheet, cut, 0.12)}"`,
    path(outline, behind, `transform="translate(${shift[0]} ${shift[1]})"`) + path(outline, face),
  );
}
