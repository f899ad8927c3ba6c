import { readFileSync } from "node:fs";
import type { DrawResult } from "../result-shape.ts";

export interface OfficialDraw {
  readonly date: string;
  /** The 27 prizes by their column's name ("prize3_4"), in the order of publication. */
  readonly prizes: ReadonlyMap<string, string>;
}

/** Columns of a line after the date, in the order of publication, with the digits of their lots. */
const columns: readonly (readonly [string, number])[] = [
  ["special", 5],
  ["prize1", 5],
  ...numbered("prize2", 2, 5),
  ...numbered("prize3", 6, 5),
  ...numbered("prize4", 4, 4),
  ...numbered("prize5", 6, 4),
  ...numbered("prize6", 3, 3),
  ...numbered("prize7", 4, 2),
];

function numbered(prize: string, lots: number, digits: number): [string, number][] {
  return Array.from({ length: lots }, (_, place) => [`${prize}_${place + 1}`, digits]);
}

const drawLine = /^(\d{4}-\d{2}-\d{2}) (\d{107})$/;

/**
 * The official draws from 1 October 2005 to 31 December 2020; `draws.fixture.txt` names their source and is a draw a line: the
 * date and the digits of its 27 lots without a gap. Throws on a line of any other form: a missing prize is never filled.
 */
export function officialDraws(): OfficialDraw[] {
  return readFileSync(new URL("draws.fixture.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map(readDraw);
}

function readDraw(line: string): OfficialDraw {
  const [, date = "", digits = ""] = drawLine.exec(line) ?? [];
  if (date === "") throw new RangeError(`No draw of 27 prizes: ${line}`);
  let from = 0;
  const prizes = new Map<string, string>();
  for (const [column, width] of columns) {
    prizes.set(column, digits.slice(from, from + width));
    from += width;
  }
  return { date, prizes };
}

/** An official draw as the family's result. */
export function resultOf(draw: OfficialDraw): DrawResult {
  const result: Record<string, string[]> = {};
  for (const [column, lot] of draw.prizes) {
    const prize = column === "special" ? "special" : `g${column.charAt(5)}`;
    (result[prize] ??= []).push(lot);
  }
  return result;
}
