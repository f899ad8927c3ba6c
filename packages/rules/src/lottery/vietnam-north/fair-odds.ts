import { decimalRatio, multiplyRatios, type Ratio } from "@lantern/money/multiply.ts";
import { combinations } from "../combinations.ts";
import type { TruotSize } from "./truot.ts";
import type { WheelSize } from "./xien.ts";

const lots = 27;
const numbers = 100n;

/** How many of 100^lots equally likely ends show all of `size` given two-digit numbers, by inclusion and exclusion. */
function endsShowingAll(size: number, lotCount: number): bigint {
  let ends = 0n;
  for (let missing = 0; missing <= size; missing += 1) {
    const ways = BigInt(combinations(size, missing)) * (numbers - BigInt(missing)) ** BigInt(lotCount);
    ends += missing % 2 === 0 ? ways : -ways;
  }
  return ends;
}

/** 1/p that `size` given numbers all occur among 27 independent two-digit lots, exactly. */
export function fairXienOdds(size: WheelSize): Ratio {
  return { numerator: numbers ** BigInt(lots), denominator: endsShowingAll(size, lots) };
}

/**
 * The fair price of xiên where each further occurrence of a number adds half the price. By linearity: a number occurs in a
 * given lot with 1/100, and then the others must occur among the 26 lots left.
 */
export function fairXienOddsWithRepeats(size: WheelSize): Ratio {
  const all = endsShowingAll(size, lots) * BigInt(2 - size);
  const occurrences = BigInt(size * lots) * endsShowingAll(size - 1, lots - 1);
  return { numerator: 2n * numbers ** BigInt(lots), denominator: all + occurrences };
}

/** 1/p that none of `size` given numbers occurs among 27 independent two-digit lots, exactly. */
export function fairTruotOdds(size: TruotSize): Ratio {
  return { numerator: numbers ** BigInt(lots), denominator: (numbers - BigInt(size)) ** BigInt(lots) };
}

/** What a price returns of the stake in the long run: price over fair price, as an exact ratio. */
export function shareReturned(price: string, fair: Ratio): Ratio {
  return multiplyRatios(decimalRatio(price), { numerator: fair.denominator, denominator: fair.numerator });
}
