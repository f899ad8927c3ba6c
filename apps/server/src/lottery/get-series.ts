import type { CallValue } from "@lantern/contract/call.ts";
import type { getSeries as getSeriesCall } from "@lantern/contract/lottery/get-series.ts";
import { prizeModes } from "@lantern/rules/games/constants.ts";
import { memberSeries } from "./member-series.ts";

/** The series that the member may bet at, by prize mode (specification 3.20.4). */
export function getSeries(): CallValue<typeof getSeriesCall> {
  return { series: prizeModes.map((prizeMode) => ({ prizeMode, ...memberSeries(prizeMode) })) };
}
