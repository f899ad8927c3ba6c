import type { OptionValues } from "../family-options.ts";

/**
 * Where games differ, the default first.
 * - `draw`: whether the number is read from the Stock Exchange of Thailand, or drawn by the house as it is.
 */
export const myanmarTwoDigitOptionChoices = {
  draw: ["exchange", "house"],
} as const;

export type MyanmarTwoDigitOptions = OptionValues<typeof myanmarTwoDigitOptionChoices>;
