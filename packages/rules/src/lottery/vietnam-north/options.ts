import type { OptionValues } from "../family-options.ts";

/**
 * Where customs differ, the default first.
 * - `loTwoStake`: units that a number of lô 2 costs; houses that charge 22 for the same 27 lots pay less for a hit.
 * - `xienRepeats`: whether a xiên combination pays once, or half the price more for each further occurrence ("nháy").
 * - `daRepeats`: the same of a pair of đá, or the price as often as both numbers occur. In the North once is the custom.
 */
export const vietnamNorthOptionChoices = {
  loTwoStake: [27, 22],
  xienRepeats: ["once", "half_bonus"],
  daRepeats: ["once", "half_bonus", "pairs"],
} as const;

export type VietnamNorthOptions = OptionValues<typeof vietnamNorthOptionChoices>;
