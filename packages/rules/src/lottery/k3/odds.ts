import type { OddsSet, PlayOdds } from "../odds.ts";
import type { K3Options } from "./options.ts";
import { k3Code } from "./result.ts";
import { sumsOnSale } from "./sums.ts";
import { throwsInAll, waysOfSum } from "./ways.ts";

/** The part of the fair price that houses of the market pay. */
const paidShareInHundredths = 96;

/** 0.96 of the fair price of something that comes in so many of 216 throws, cut to four decimals. */
function priceOf(ways: number): string {
  return String(Math.floor((throwsInAll * paidShareInHundredths * 100) / ways) / 10_000);
}

/** The default odds set of the family under its options. */
export function k3Odds(options: K3Options): OddsSet {
  const side = priceOf(options.triples === "count" ? 108 : 105);
  const prices: Readonly<Record<string, PlayOdds>> = {
    sum: Object.fromEntries(sumsOnSale(options).map((sum) => [`sum_${sum}`, priceOf(waysOfSum(sum))])),
    big_small: { big: side, small: side },
    odd_even: { odd: side, even: side },
    triple: { win: priceOf(1) },
    triple_any: { win: priceOf(6) },
    pair_exact: { win: priceOf(3) },
    pair: { win: priceOf(options.pair === "with_triple" ? 16 : 15) },
    three_different: { win: priceOf(6) },
    two_different: { win: priceOf(30) },
    straight_any: { win: priceOf(24) },
    single: { win: priceOf(91) },
  };
  return Object.fromEntries(Object.entries(prices).map(([name, odds]) => [`${k3Code}_${name}`, odds]));
}
