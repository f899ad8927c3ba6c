import type { DrawResult } from "../result-shape.ts";
import type { NumberView } from "./number-view.ts";

/** A row of a trend chart: what one draw brought, and for every other number how many draws it has been absent with this one. */
export interface TrendRow {
  /** Place of the drawn number among the view's numbers. */
  readonly drawn: number;
  /** By the view's numbers: 0 for the drawn one. */
  readonly absent: readonly number[];
}

/**
 * The trend of a view of single numbers, oldest first, for the newest `rows` draws; absences are counted from the oldest draw given.
 * @param results newest first.
 */
export function trendRows(view: NumberView, results: readonly DrawResult[], rows: number): readonly TrendRow[] {
  if (!view.single) throw new RangeError(`The view ${view.code} has no single number to follow.`);
  let absent: readonly number[] = view.numbers.map(() => 0);
  const all = results.toReversed().map((result): TrendRow => {
    const [number = ""] = view.seen(result);
    const drawn = view.numbers.indexOf(number);
    absent = absent.map((count, place) => (place === drawn ? 0 : count + 1));
    return { drawn, absent };
  });
  return all.slice(Math.max(0, all.length - rows));
}
