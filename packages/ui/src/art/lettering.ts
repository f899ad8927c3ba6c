import type { Point } from "./geometry.ts";
import type { Font, Glyph, OutlineCommand } from "./display-face.ts";
import { round } from "./sheet.ts";

/** Moves a point of the lettering: x from 0 (line start) to 1 (line end), y in em above (negative) the baseline; gives an offset in pixels. */
export type Warp = (across: number, above: number, size: number) => Point;

export interface LetteringOptions {
  font: Font;
  /** The line is scaled to this width, but not beyond `size`. */
  width: number;
  /** Greatest font size, in pixels. */
  size: number;
  /** Centre of the line, or its start with `align: "start"`. */
  x: number;
  baseline: number;
  align?: "centre" | "start";
  /** Space added between letters, in em. */
  tracking?: number;
  /** Horizontal stretch of the letters. */
  stretch?: number;
  warp?: Warp;
  /** Turn and lift of each letter by its index: degrees and em. */
  bounce?: (index: number) => readonly [turn: number, lift: number];
}

/** A set line: one path a letter, the same joined, and the size it came to. */
export interface Lettering {
  letters: string[];
  outline: string;
  size: number;
  width: number;
}

/** Sets one line of text as outlines, so that a picture needs no font to be drawn. */
export function letter(text: string, options: LetteringOptions): Lettering {
  const { font, tracking = 0, stretch = 1 } = options;
  const advances = glyphAdvances(text, font, tracking);
  const total = advances.total * stretch;
  const size = Math.min(options.size, options.width / total);
  const width = total * size;
  const left = options.align === "start" ? options.x : options.x - width / 2;
  const letters = advances.glyphs.map(({ glyph, offset, advance }, index) => {
    const centre = left + (offset + advance / 2) * size * stretch;
    const [turn, lift] = options.bounce?.(index) ?? [0, 0];
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const commands = glyph.getPath(0, 0, size).commands;
    return flatten(commands, options.warp === undefined ? 1 : 8, ([glyphX, glyphY]) => {
      const [localX, localY] = [(glyphX - (advance / 2) * size) * stretch, glyphY + size * 0.35];
      const x = centre + localX * cos - localY * sin;
      const y = localX * sin + localY * cos - size * 0.35 - lift * size;
      const [shiftX, shiftY] = options.warp?.((x - left) / width, y / size, size) ?? [0, 0];
      return [x + shiftX, options.baseline + y + shiftY];
    });
  });
  return { letters, outline: letters.join(""), size, width };
}

function glyphAdvances(
  text: string,
  font: Font,
  tracking: number,
): { glyphs: { glyph: Glyph; offset: number; advance: number }[]; total: number } {
  const glyphs: { glyph: Glyph; offset: number; advance: number }[] = [];
  let offset = 0;
  let previous: Glyph | undefined;
  for (const character of text) {
    const glyph = font.charToGlyph(character);
    if (glyph.index === 0) throw new Error(`The face has no letter "${character}"; choose another face or text`);
    if (previous !== undefined) offset += font.getKerningValue(previous, glyph) / font.unitsPerEm + tracking;
    const advance = (glyph.advanceWidth ?? 0) / font.unitsPerEm;
    glyphs.push({ glyph, offset, advance });
    offset += advance;
    previous = glyph;
  }
  return { glyphs, total: offset };
}

/** Rewrites outlines point by point; curves and lines are cut into `pieces` so that a warp can bend them. */
function flatten(commands: readonly OutlineCommand[], pieces: number, move: (point: Point) => Point): string {
  let data = "";
  let start: Point = [0, 0];
  let at: Point = [0, 0];
  const write = (kind: string, ...points: Point[]): void => {
    data += kind + points.map((point) => move(point).map(round).join(" ")).join(" ");
  };
  const lines = (curve: (t: number) => Point, count: number): void => {
    for (let index = 1; index <= count; index += 1) write("L", curve(index / count));
  };
  for (const command of commands) {
    const end: Point = [command.x ?? 0, command.y ?? 0];
    const first: Point = [command.x1 ?? 0, command.y1 ?? 0];
    const second: Point = [command.x2 ?? 0, command.y2 ?? 0];
    const from = at;
    if (command.type === "M") {
      write("M", end);
      start = end;
    }
    if (command.type === "L") lines((t) => [from[0] + (end[0] - from[0]) * t, from[1] + (end[1] - from[1]) * t], pieces);
    if (command.type === "Q") {
      if (pieces === 1) write("Q", first, end);
      else
        lines(
          (t) =>
            [0, 1].map(
              (axis) => (1 - t) ** 2 * from[axis as 0 | 1] + 2 * (1 - t) * t * first[axis as 0 | 1] + t * t * end[axis as 0 | 1],
            ) as unknown as Point,
          pieces,
        );
    }
    if (command.type === "C") {
      if (pieces === 1) write("C", first, second, end);
      else
        lines(
          (t) =>
            [0, 1].map(
              (axis) =>
                (1 - t) ** 3 * from[axis as 0 | 1] +
                3 * (1 - t) ** 2 * t * first[axis as 0 | 1] +
                3 * (1 - t) * t * t * second[axis as 0 | 1] +
                t ** 3 * end[axis as 0 | 1],
            ) as unknown as Point,
          pieces,
        );
    }
    if (command.type === "Z") {
      data += "Z";
      at = start;
    } else at = end;
  }
  return data;
}

/** Bends the line like a bridge: the middle `rise` pixels higher than the ends (lower when negative). */
export function arch(rise: number): Warp {
  return (across) => [0, -rise * (1 - (2 * across - 1) ** 2)];
}

/** Letters grow towards the ends (or the middle when negative), their feet on one line. */
export function flare(amount: number): Warp {
  return (across, above, size) => [0, above * size * amount * (2 * across - 1) ** 2];
}

/** The line climbs to the right by `rise` pixels and leans by `lean` em. */
export function climb(rise: number, lean = 0): Warp {
  return (across, above, size) => [-above * size * lean, -rise * (across - 0.5)];
}

/** Both warps at once. */
export function both(first: Warp, second: Warp): Warp {
  return (across, above, size) => {
    const [one, other] = [first(across, above, size), second(across, above, size)];
    return [one[0] + other[0], one[1] + other[1]];
  };
}
