import type { DrawResult } from "../result-shape.ts";
import type { NumberView } from "./number-view.ts";

/** How a number has been coming over a span of draws. */
export interface NumberStatistics {
  readonly number: string;
  /** How often it came; on views of several numbers, more than once in a draw counts each time. */
  readonly times: number;
  /** In how many draws it came. */
  readonly draws: number;
  /** Draws since it last came: 0 where the newest brought it; undefined where none of the span did. */
  readonly ago: number | undefined;
  /** Draws for each one that brought it (span ÷ `draws`); undefined where none did. */
  readonly averageGap: number | undefined;
  /** The most draws in a row of the span that did not bring it, the current absence included. */
  readonly longestGap: number;
}

/**
 * Every number of a view over the given draws, in the view's order. Counted in one pass: draws × numbers they brought.
 * @param results newest first; the span is all of them.
 */
export function numberStatistics(view: NumberView, results: readonly DrawResult[]): readonly NumberStatistics[] {
  const span = results.length;
  const tallies = new Map(view.numbers.map((number) => [number, { times: 0, draws: 0, last: -1, first: span, longestGap: 0 }]));
  for (const [place, result] of results.entries()) {
    for (const number of view.seen(result)) {
      const tally = tallies.get(number);
      if (tally === undefined) throw new RangeError(`${number} is no number of the view ${view.code}.`);
      tally.times += 1;
      if (tally.draws > 0 && tally.last === place) continue;
      if (tally.draws === 0) tally.first = place;
      tally.longestGap = Math.max(tally.longestGap, place - tally.last - 1);
      tally.draws += 1;
      tally.last = place;
    }
  }
  return [...tallies].map(([number, { times, draws, last, first, longestGap }]) => ({
    number,
    times,
    draws,
    ago: draws === 0 ? undefined : first,
    averageGap: draws === 0 ? undefined : span / draws,
    longestGap: Math.max(longestGap, span - last - 1),
  }));
}

/** The numbers that came most, and those that came least: equal ones by how lately they came, then by number. */
export function hottest(statistics: readonly NumberStatistics[], count: number): readonly NumberStatistics[] {
  return statistics
    .filter(({ times }) => times > 0)
    .toSorted((left, right) => right.times - left.times || agoOf(left) - agoOf(right) || byNumber(left, right))
    .slice(0, count);
}

export function coldest(statistics: readonly NumberStatistics[], count: number): readonly NumberStatistics[] {
  return statistics
    .toSorted((left, right) => left.times - right.times || agoOf(right) - agoOf(left) || byNumber(left, right))
    .slice(0, count);
}

function agoOf({ ago }: NumberStatistics): number {
  return ago ?? Number.MAX_SAFE_INTEGER;
}

function byNumber(left: NumberStatistics, right: NumberStatistics): number {
  return Number(left.number) - Number(right.number);
}
