import type { OptionValues } from "../family-options.ts";

/**
 * Where games and customs differ, the default first.
 * - `draw`: what is drawn, and so what is on top and at the bottom; see `result.ts`.
 * - `prices`: the default odds; houses pay less on games that are drawn daily than on the government's two draws a month.
 * - `equalThrees`: whether a number that was drawn for several three-digit prizes of one kind pays for each, or once.
 * - `runRepeats`: whether a digit that occurs more than once pays once, or for each place that it stands at.
 */
export const thaiOptionChoices = {
  draw: ["government", "government_full", "government_before_2015", "five_digits", "four_digits", "stock_index"],
  prices: ["government", "daily"],
  equalThrees: ["per_hit", "once"],
  runRepeats: ["once", "per_hit"],
} as const;

export type ThaiOptions = OptionValues<typeof thaiOptionChoices>;

export type ThaiDraw = ThaiOptions["draw"];
