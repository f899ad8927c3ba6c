/** What measures a text in one font, CSS pixels; the canvas's own measure where a picture is drawn. */
export type MeasureText = (text: string) => number;

/** Splits a text where a line may end, in the language it is written in: after its words, also where nothing stands between them. */
export function piecesOf(text: string, language: string): readonly string[] {
  const words = [...new Intl.Segmenter(language, { granularity: "word" }).segment(text)].map(({ segment }) => segment);
  const pieces: string[] = [];
  for (const word of words) {
    // Signs and spaces stay with the word before them; a word joiner forbids the break that it stands in.
    const joined = /^[\s\p{P}\p{M}\u2060]/u.test(word) || pieces.at(-1)?.endsWith("\u2060") === true;
    if (joined && pieces.length > 0) pieces.push(`${pieces.pop() ?? ""}${word}`);
    else pieces.push(word);
  }
  return pieces;
}

/**
 * Lays a text out in lines no wider than `width`. A piece wider than a line is cut by its letters as people see them. Where there are more
 * lines than `linesMax`, the last one ends with “…”.
 */
export function linesOf(
  text: string,
  language: string,
  width: number,
  measure: MeasureText,
  linesMax = Number.POSITIVE_INFINITY,
): readonly string[] {
  const lines: string[] = [];
  let line = "";
  const push = () => {
    if (line.trim() !== "") lines.push(line.trim());
    line = "";
  };
  for (const piece of piecesOf(text, language)) {
    if (measure(`${line}${piece}`.trimEnd()) <= width) {
      line += piece;
      continue;
    }
    push();
    for (const part of measure(piece.trimEnd()) <= width ? [piece] : lettersOf(piece, language)) {
      if (line !== "" && measure(`${line}${part}`.trimEnd()) > width) push();
      line += part;
    }
  }
  push();
  if (lines.length <= linesMax) return lines;
  const kept = lines.slice(0, linesMax);
  let last = [...lettersOf(kept.at(-1) ?? "", language)];
  while (last.length > 0 && measure(`${last.join("")}…`) > width) last = last.slice(0, -1);
  return [...kept.slice(0, -1), `${last.join("").trimEnd()}…`];
}

function lettersOf(text: string, language: string): readonly string[] {
  return [...new Intl.Segmenter(language, { granularity: "grapheme" }).segment(text)].map(({ segment }) => segment);
}

export interface PlacedChip {
  readonly text: string;
  readonly won: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Places chips side by side in rows; they begin at 0, 0. */
export function chipsOf(
  picks: readonly { readonly text: string; readonly won: boolean }[],
  {
    width,
    height,
    gap,
    padding,
    chipMin,
  }: { readonly width: number; readonly height: number; readonly gap: number; readonly padding: number; readonly chipMin: number },
  measure: MeasureText,
): { readonly chips: readonly PlacedChip[]; readonly height: number } {
  let x = 0;
  let y = 0;
  const chips = picks.map(({ text, won }): PlacedChip => {
    const chipWidth = Math.min(width, Math.max(chipMin, measure(text) + padding * 2));
    if (x > 0 && x + chipWidth > width) {
      x = 0;
      y += height + gap;
    }
    const chip = { text, won, x, y, width: chipWidth };
    x += chipWidth + gap;
    return chip;
  });
  return { chips, height: chips.length === 0 ? 0 : y + height };
}
