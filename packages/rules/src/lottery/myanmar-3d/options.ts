import type { OptionValues } from "../family-options.ts";

/**
 * Where games and customs differ, the default first.
 * - `draw`: whether the number is the end of the Thai government's first prize, or drawn by the house as it is.
 * - `around`: what becomes of တွတ်, the numbers around the drawn one (its digits in another order, one more, one less). Houses
 *   either pay every bet on a number a little for them, or sell them as bets of their own.
 */
export const myanmarThreeDigitOptionChoices = {
  draw: ["thai_first", "house"],
  around: ["with_number", "own_bets"],
} as const;

export type MyanmarThreeDigitOptions = OptionValues<typeof myanmarThreeDigitOptionChoices>;
