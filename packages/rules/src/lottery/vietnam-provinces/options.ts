import type { OptionValues } from "../family-options.ts";

/**
 * Where customs differ, the default first.
 * - `loTwoStake`: units that a number of lô 2 costs; houses that charge 15 for the same 18 lots pay less for a hit.
 * - `xienRepeats`: whether a xiên combination pays once, or half the price more for each further occurrence ("nháy").
 * - `daRepeats`: what a pair of đá pays whose numbers occur again; agents of the South count "kỳ rưỡi", half more each time.
 */
export const vietnamProvinceOptionChoices = {
  loTwoStake: [18, 15],
  xienRepeats: ["once", "half_bonus"],
  daRepeats: ["half_bonus", "once", "pairs"],
} as const;

export type VietnamProvinceOptions = OptionValues<typeof vietnamProvinceOptionChoices>;

/** Of two provinces only đá xiên is played. */
export const vietnamPairOptionChoices = { daRepeats: vietnamProvinceOptionChoices.daRepeats } as const;

export type VietnamPairOptions = OptionValues<typeof vietnamPairOptionChoices>;
