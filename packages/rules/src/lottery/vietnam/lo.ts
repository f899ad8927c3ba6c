import type { Play } from "../play.ts";
import { numberPlay } from "./number-play.ts";
import { everyLot, type VietnamRegion } from "./region.ts";

/**
 * Lô: a number is compared with the end of every lot that is long enough, and pays for each occurrence.
 * Lô of 2 digits costs one unit a lot, or fewer at a lower price, by the option `loTwoStake`; "1k" costs one unit in all.
 */
export function loPlays(region: VietnamRegion, { loTwoStake }: { readonly loTwoStake: number }): Play[] {
  const two = everyLot(region, 2);
  return [
    numberPlay(region, { group: "lo", name: "lo_2", view: two, stakeUnitsPerNumber: loTwoStake }),
    numberPlay(region, { group: "lo", name: "lo_2_1k", view: two, stakeUnitsPerNumber: 1 }),
    numberPlay(region, { group: "lo", name: "lo_2_first", view: { ...two, end: "first" } }),
    numberPlay(region, { group: "lo", name: "lo_3", view: everyLot(region, 3) }),
    numberPlay(region, { group: "lo", name: "lo_4", view: everyLot(region, 4) }),
  ];
}
