import { productionDraws } from "../random-draws.fixture.ts";
import type { LotteryFamily } from "../family.ts";
import { type DrawResult, lotsOf } from "../result-shape.ts";
import type { PublishedDraw } from "../vietnam/oracle.fixture.ts";

/** A result as a province publishes it, a column a lot: "prize8", "prize6_2", "special". */
export function publishedOf(results: readonly DrawResult[]): PublishedDraw {
  const columns = results.flatMap((result, station) =>
    Object.keys(result).flatMap((prize) => {
      const lots = lotsOf(result, prize);
      const column = prize.replace(/^g/, "prize");
      return lots.map((lot, place) => [`${column}${lots.length > 1 ? `_${place + 1}` : ""}${station > 0 ? "*" : ""}`, lot] as const);
    }),
  );
  return { prizes: new Map(columns) };
}

/** A drawn result and how it is published. */
export function publishedDraws(family: LotteryFamily, count: number): { readonly result: DrawResult; readonly draw: PublishedDraw }[] {
  return productionDraws(family, count, "lantern provinces 2026").map((result) => ({ result, draw: publishedOf([result]) }));
}
