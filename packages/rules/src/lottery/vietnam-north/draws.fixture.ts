import { readFileSync } from "node:fs";
import type { DrawResult } from "../result-shape.ts";

export interface OfficialDraw {
  readonly date: string;
  /** The 27 prizes by their column's name ("prize3_4"), in the order of publication. */
  readonly prizes: ReadonlyMap<string, string>;
}

/** The official draws kept for tests; `draws.fixture.csv` names their source. */
export function officialDraws(): OfficialDraw[] {
  const lines = readFileSync(new URL("draws.fixture.csv", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const [, ...columns] = (lines[0] ?? "").split(",");
  return lines.slice(1).map((line) => {
    const [date = "", ...values] = line.split(",");
    return { date, prizes: new Map(columns.map((column, place) => [column, values[place] ?? ""])) };
  });
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
