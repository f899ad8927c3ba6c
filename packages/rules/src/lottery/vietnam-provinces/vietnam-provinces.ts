import { defineFamily, type LotteryFamily } from "../family.ts";
import { daPlays } from "../vietnam/da.ts";
import { regionPlays } from "../vietnam/region-plays.ts";
import type { VietnamRegion } from "../vietnam/region.ts";
import { pairExampleResult, provinceExampleResult } from "./examples.ts";
import { vietnamPairOdds, vietnamProvinceOdds } from "./odds.ts";
import type { VietnamPairOptions, VietnamProvinceOptions } from "./options.ts";
import {
  joinProvinces,
  provinceBaoViews,
  provinceTruotSizes,
  vietnamCentralCode,
  vietnamCentralRegion,
  vietnamPairCode,
  vietnamPairRegion,
  vietnamSouthCode,
  vietnamSouthRegion,
} from "./result.ts";

/** The lotteries of Central Vietnam (XSMT): each province a draw of 18 lots and a game of its own. */
export function vietnamCentralFamily(options: VietnamProvinceOptions): LotteryFamily {
  return provinceFamily(vietnamCentralRegion, options);
}

/** The lotteries of Southern Vietnam (XSMN): drawn and played as the Central ones are, at prices of their own. */
export function vietnamSouthFamily(options: VietnamProvinceOptions): LotteryFamily {
  return provinceFamily(vietnamSouthRegion, options);
}

/** Two provinces of one day, a game beside theirs: đá xiên over the 36 lots of both. */
export function vietnamPairFamily(options: VietnamPairOptions): LotteryFamily {
  return defineFamily({
    code: vietnamPairCode,
    resultShape: vietnamPairRegion.shape,
    plays: daPlays(vietnamPairRegion, { pairs: "da_xien", wheel: "da_xien_wheel" }, options),
    defaultOdds: vietnamPairOdds,
    exampleResultText: pairExampleResult,
    joins: { families: [vietnamCentralCode, vietnamSouthCode], join: joinProvinces },
  });
}

function provinceFamily(region: VietnamRegion, options: VietnamProvinceOptions): LotteryFamily {
  return defineFamily({
    code: region.code,
    resultShape: region.shape,
    plays: regionPlays(region, { truotSizes: provinceTruotSizes, baoViews: provinceBaoViews, options }),
    defaultOdds: vietnamProvinceOdds(region.code, options),
    exampleResultText: provinceExampleResult,
  });
}
