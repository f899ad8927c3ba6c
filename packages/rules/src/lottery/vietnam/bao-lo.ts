import type { Play } from "../play.ts";
import type { LotView } from "./lot-view.ts";
import { numberPlay } from "./number-play.ts";
import type { VietnamRegion } from "./region.ts";

/** Bao lô of some lots: a number on the lots of each named view, one unit a lot, paid for each occurrence. */
export function baoLoPlays(region: VietnamRegion, views: Readonly<Record<string, LotView>>): Play[] {
  return Object.entries(views).map(([name, view]) => numberPlay(region, { name, group: "bao", view }));
}
