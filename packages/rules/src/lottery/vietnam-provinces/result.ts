import { type DrawResult, formatResult, lotsOf, parseResult, type PrizeShape } from "../result-shape.ts";
import type { LotView } from "../vietnam/lot-view.ts";
import { digitsPrize, type VietnamRegion } from "../vietnam/region.ts";
import { pairExamples, provinceExamples } from "./examples.ts";

export const vietnamCentralCode = "vn_central";
export const vietnamSouthCode = "vn_south";
export const vietnamPairCode = "vn_pair";

/** The draw of a province, 18 lots: a special prize of six digits, then the first to the eighth. */
export const provinceShape: readonly PrizeShape[] = [
  digitsPrize("special", 1, 6),
  digitsPrize("g1", 1, 5),
  digitsPrize("g2", 1, 5),
  digitsPrize("g3", 2, 5),
  digitsPrize("g4", 7, 5),
  digitsPrize("g5", 1, 4),
  digitsPrize("g6", 3, 4),
  digitsPrize("g7", 1, 3),
  digitsPrize("g8", 1, 2),
];

const province = { shape: provinceShape, headPrize: "g8", headPrizeOfThree: "g7", examples: provinceExamples };

export const vietnamCentralRegion: VietnamRegion = { ...province, code: vietnamCentralCode };
export const vietnamSouthRegion: VietnamRegion = { ...province, code: vietnamSouthCode };

/** Two provinces of one day as one draw of 36 lots: each prize twice, the first province's lots before the second's. */
export const vietnamPairRegion: VietnamRegion = {
  code: vietnamPairCode,
  shape: provinceShape.map((prize) => ({ ...prize, lots: prize.lots * 2 })),
  headPrize: "g8",
  headPrizeOfThree: "g7",
  examples: pairExamples,
};

/** How many numbers a line of trượt must all miss with. */
export const provinceTruotSizes = [4, 6, 8, 10] as const;

/**
 * Bao 7 lô of two digits: the eighth, seventh, sixth, fifth and special prizes. Of three digits: the seventh, sixth, fifth, the
 * first of the fourth, and the special.
 */
export const provinceBaoViews: Readonly<Record<string, LotView>> = {
  bao_7: { prizes: ["special", "g5", "g6", "g7", "g8"], end: "last", digits: 2 },
  bao_7_3: { prizes: ["special", "g4", "g5", "g6", "g7"], end: "last", digits: 3, places: { g4: [0] } },
};

/**
 * The draw of `vn_pair` that two provinces' draws make: what its issue is settled on once both are published. Throws when one
 * of them is no draw of a province.
 */
export function joinProvinces(first: DrawResult, second: DrawResult): DrawResult {
  for (const result of [first, second]) {
    const checked = parseResult(provinceShape, formatResult(provinceShape, result));
    if (!checked.ok) throw new RangeError(`No draw of a province: ${checked.reason}.`);
  }
  return Object.fromEntries(provinceShape.map(({ prize }) => [prize, [...lotsOf(first, prize), ...lotsOf(second, prize)]]));
}
