import type { LotView } from "../vietnam/lot-view.ts";
import { digitsPrize, type VietnamRegion } from "../vietnam/region.ts";
import { vietnamNorthExamples } from "./examples.ts";

export const vietnamNorthCode = "vn_north";

/** The Northern draw, 27 lots: the special prize first, then the first to the seventh. */
export const vietnamNorthRegion: VietnamRegion = {
  code: vietnamNorthCode,
  shape: [
    digitsPrize("special", 1, 5),
    digitsPrize("g1", 1, 5),
    digitsPrize("g2", 2, 5),
    digitsPrize("g3", 6, 5),
    digitsPrize("g4", 4, 4),
    digitsPrize("g5", 6, 4),
    digitsPrize("g6", 3, 3),
    digitsPrize("g7", 4, 2),
  ],
  headPrize: "g7",
  headPrizeOfThree: "g6",
  examples: vietnamNorthExamples,
};

/** How many numbers a line of trượt must all miss with. */
export const vietnamNorthTruotSizes = [4, 6, 8, 10, 12, 14] as const;

/**
 * Bao 8 lô of two digits: the seventh, sixth and special prizes. Bao 7 lô of three digits: the sixth, the last three of the
 * fifth, and the special.
 */
export const vietnamNorthBaoViews: Readonly<Record<string, LotView>> = {
  bao_8: { prizes: ["special", "g6", "g7"], end: "last", digits: 2 },
  bao_7_3: { prizes: ["special", "g5", "g6"], end: "last", digits: 3, places: { g5: [3, 4, 5] } },
};
