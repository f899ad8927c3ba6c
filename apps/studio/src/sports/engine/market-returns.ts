import { matchModel } from "./match-model.ts";
import { marketsOf } from "./markets.ts";
import { priceMarket, returnOf } from "./odds.ts";
import type { MatchRules, Strength } from "./types.ts";

/** What comes back of stakes on a market, over every match that the league can hold. Percentages of two decimals. */
export interface MarketReturn {
  readonly market: string;
  readonly marginPercent: string;
  /** The least and the most that any selection returns; the least is cut, the most rounded up. */
  readonly leastPercent: string;
  readonly mostPercent: string;
}

/** The exact least and largest return of each market: all pairs of sides, all selections that are offered. */
export function marketReturns(rules: MatchRules, sides: readonly Strength[]): readonly MarketReturn[] {
  const models = sides.flatMap((home) => sides.filter((away) => away !== home).map((away) => matchModel(rules, home, away)));
  return marketsOf(rules).map((market) => {
    let least = 1_000_000n;
    let most = 0n;
    for (const model of models) {
      for (const priced of priceMarket(model, market)) {
        if (priced.oddsHundredths === 0) continue;
        const { numerator, denominator } = returnOf(model, priced);
        const cut = (numerator * 10_000n) / denominator;
        const raised = (numerator * 10_000n + denominator - 1n) / denominator;
        if (cut < least) least = cut;
        if (raised > most) most = raised;
      }
    }
    return {
      market: market.code,
      marginPercent: percentText(BigInt(market.marginBasisPoints)),
      leastPercent: percentText(least),
      mostPercent: percentText(most),
    };
  });
}

function percentText(hundredths: bigint): string {
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, "0")}`;
}
