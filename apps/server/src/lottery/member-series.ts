import { houseSeries, type SeriesRange } from "@lantern/rules/lottery/series.ts";
import type { PrizeMode } from "@lantern/rules/games/constants.ts";

/** What a member, or a visitor, may choose in a prize mode: what the house offers until agents set less for their members. */
export function memberSeries(mode: PrizeMode): SeriesRange {
  return houseSeries[mode];
}
