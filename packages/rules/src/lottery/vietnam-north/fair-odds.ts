import type { Ratio } from "@lantern/money/multiply.ts";
import { combinations } from "../combinations.ts";
import type { TruotSize } from "./truot.ts";
import type { WheelSize } from "./xien.ts";

const lots = 27n;
const numbers = 100n;

/** 1/p that `size` given numbers all occur among 27 independent two-digit lots, by inclusion and exclusion, exactly. */
export function fairXienOdds(size: WheelSize): Ratio {
  let favourable = 0n;
  for (let missing = 0; missing <= size; missing += 1) {
    const ways = BigInt(combinations(size, missing)) * (numbers - BigInt(missing)) ** lots;
    favourable += missing % 2 === 0 ? ways : -ways;
  }
  return { numerator: numbers ** lots, denominator: favourable };
}

/** 1/p that none of `size` given numbers occurs among 27 independent two-digit lots, exactly. */
export function fairTruotOdds(size: TruotSize): Ratio {
  return { numerator: numbers ** lots, denominator: (numbers - BigInt(size)) ** lots };
}
