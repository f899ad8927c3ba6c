import type { OptionValues } from "../family-options.ts";

/**
 * Where the houses of the market differ, the default first.
 * - `prizeTable`: whose prizes are paid. Magnum and Sports Toto publish the same ones; Singapore Pools has its own.
 * - `prizeStake`: whether a prize for a stake of one is all that is paid (`within`, as those houses have it), or comes on top of the stake
 *   that is given back (`on_top`).
 */
export const fourDOptionChoices = {
  prizeTable: ["magnum", "toto", "singapore"],
  prizeStake: ["within", "on_top"],
} as const;

export type FourDOptions = OptionValues<typeof fourDOptionChoices>;
