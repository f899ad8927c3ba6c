import { decimalRatio, multiplyRatios, type Ratio } from "@lantern/money/multiply.ts";
import { combinations } from "../combinations.ts";

const numbers = 100n;

/** How many of 100^lots equally likely ends show all of `size` given two-digit numbers, by inclusion and exclusion. */
function endsShowingAll(size: number, lots: number): bigint {
  let ends = 0n;
  for (let missing = 0; missing <= size; missing += 1) {
    const ways = BigInt(combinations(size, missing)) * (numbers - BigInt(missing)) ** BigInt(lots);
    ends += missing % 2 === 0 ? ways : -ways;
  }
  return ends;
}

/** 1/p that `size` given numbers all occur among so many independent two-digit lots, exactly. */
export function fairXienOdds(size: number, lots: number): Ratio {
  return { numerator: numbers ** BigInt(lots), denominator: endsShowingAll(size, lots) };
}

/**
 * The fair price of xiên, or of a pair of đá, where each further occurrence of a number adds half the price. By linearity: a
 * number occurs in a given lot with 1/100, and then the others must occur among the lots left.
 */
export function fairXienOddsWithRepeats(size: number, lots: number): Ratio {
  const all = endsShowingAll(size, lots) * BigInt(2 - size);
  const occurrences = BigInt(size * lots) * endsShowingAll(size - 1, lots - 1);
  return { numerator: 2n * numbers ** BigInt(lots), denominator: all + occurrences };
}

/**
 * The fair price of a pair that pays as often as the rarer of its numbers occurs: over how often each occurs, the ways to place
 * them among the lots.
 */
export function fairPairOddsAsManyPairs(lots: number): Ratio {
  let pairs = 0n;
  for (let first = 1; first <= lots; first += 1) {
    for (let second = 1; first + second <= lots; second += 1) {
      const places = BigInt(combinations(lots, first)) * BigInt(combinations(lots - first, second));
      pairs += BigInt(Math.min(first, second)) * places * (numbers - 2n) ** BigInt(lots - first - second);
    }
  }
  return { numerator: numbers ** BigInt(lots), denominator: pairs };
}

/** 1/p that none of `size` given numbers occurs among so many independent two-digit lots, exactly. */
export function fairTruotOdds(size: number, lots: number): Ratio {
  return { numerator: numbers ** BigInt(lots), denominator: (numbers - BigInt(size)) ** BigInt(lots) };
}

/** What a price returns of the stake in the long run: price over fair price, as an exact ratio. */
export function shareReturned(price: string, fair: Ratio): Ratio {
  return multiplyRatios(decimalRatio(price), { numerator: fair.denominator, denominator: fair.numerator });
}
