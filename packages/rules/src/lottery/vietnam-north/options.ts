import type { OptionValues } from "../family-options.ts";

/**
 * Where customs differ, the default first.
 * - `loTwoStake`: units that a number of lô 2 costs; houses that charge 22 for the same 27 lots pay less for a hit.
 * - `xienRepeats`: whether a xiên combination pays once, or half the price more for each further occurrence ("nháy").
 */
export const vietnamNorthOptionChoices = {
  loTwoStake: [27, 22],
  xienRepeats: ["once", "half_bonus"],
} as const;

export type VietnamNorthOptions = OptionValues<typeof vietnamNorthOptionChoices>;
