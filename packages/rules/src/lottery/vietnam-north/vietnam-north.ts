import { defineFamily, type LotteryFamily } from "../family.ts";
import { baoLoPlays } from "../vietnam/bao-lo.ts";
import { cangPlays } from "../vietnam/cang.ts";
import { daPlays } from "../vietnam/da.ts";
import { daoPlays } from "../vietnam/dao.ts";
import { dePlays, headAndTailPlays } from "../vietnam/de.ts";
import { loPlays } from "../vietnam/lo.ts";
import { truotPlays } from "../vietnam/truot.ts";
import { twoSidedPlays } from "../vietnam/two-sided.ts";
import { xienPlays } from "../vietnam/xien.ts";
import { vietnamNorthExampleResult } from "./examples.ts";
import { vietnamNorthOdds } from "./odds.ts";
import type { VietnamNorthOptions } from "./options.ts";
import { vietnamNorthBaoViews, vietnamNorthCode, vietnamNorthRegion as region, vietnamNorthTruotSizes } from "./result.ts";

/** The Northern Vietnam lottery (XSMB), official or drawn by the house: 27 lots, plays keyed by code and never by name. */
export function vietnamNorthFamily(options: VietnamNorthOptions): LotteryFamily {
  return defineFamily({
    code: vietnamNorthCode,
    resultShape: region.shape,
    plays: [
      ...loPlays(region, options),
      ...dePlays(region),
      ...headAndTailPlays(region),
      ...cangPlays(region),
      ...xienPlays(region, options),
      ...daPlays(region, { pairs: "da_2", wheel: "da_wheel" }, options),
      ...truotPlays(region, vietnamNorthTruotSizes),
      ...baoLoPlays(region, vietnamNorthBaoViews),
      ...daoPlays(region),
      ...twoSidedPlays(region),
    ],
    defaultOdds: vietnamNorthOdds(options),
    exampleResultText: vietnamNorthExampleResult,
  });
}
