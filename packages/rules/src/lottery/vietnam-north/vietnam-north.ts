import { defineFamily, type LotteryFamily } from "../family.ts";
import { regionPlays } from "../vietnam/region-plays.ts";
import { vietnamNorthExampleResult } from "./examples.ts";
import { vietnamNorthOdds } from "./odds.ts";
import type { VietnamNorthOptions } from "./options.ts";
import { vietnamNorthBaoViews, vietnamNorthCode, vietnamNorthRegion as region, vietnamNorthTruotSizes } from "./result.ts";

/** The Northern Vietnam lottery (XSMB), official or drawn by the house: 27 lots, plays keyed by code and never by name. */
export function vietnamNorthFamily(options: VietnamNorthOptions): LotteryFamily {
  return defineFamily({
    code: vietnamNorthCode,
    resultShape: region.shape,
    plays: regionPlays(region, { truotSizes: vietnamNorthTruotSizes, baoViews: vietnamNorthBaoViews, options }),
    defaultOdds: vietnamNorthOdds(options),
    exampleResultText: vietnamNorthExampleResult,
  });
}
