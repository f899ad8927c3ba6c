import type { Play } from "../play.ts";
import { numberPlay } from "./number-play.ts";
import type { VietnamNorthOptions } from "./options.ts";
import { everyPrize } from "./result.ts";

/**
 * Lô: a number is compared with the end of every lot that is long enough, and pays for each occurrence.
 * Lô of 2 digits costs 27 units, one a lot, or 22 at a lower price, by the option `loTwoStake`.
 */
export function loPlays({ loTwoStake }: VietnamNorthOptions): Play[] {
  return [
    numberPlay({
      group: "lo",
      name: "lo_2",
      view: { prizes: everyPrize, end: "last", digits: 2 },
      stakeUnitsPerNumber: loTwoStake,
      exampleContent: "07",
    }),
    numberPlay({
      group: "lo",
      name: "lo_2_1k",
      view: { prizes: everyPrize, end: "last", digits: 2 },
      stakeUnitsPerNumber: 1,
      exampleContent: "07",
    }),
    numberPlay({ group: "lo", name: "lo_2_first", view: { prizes: everyPrize, end: "first", digits: 2 }, exampleContent: "70" }),
    numberPlay({ group: "lo", name: "lo_3", view: { prizes: everyPrize, end: "last", digits: 3 }, exampleContent: "507" }),
    numberPlay({ group: "lo", name: "lo_4", view: { prizes: everyPrize, end: "last", digits: 4 }, exampleContent: "4507" }),
  ];
}
