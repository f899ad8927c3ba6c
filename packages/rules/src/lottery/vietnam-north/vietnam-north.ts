import { defineFamily, type LotteryFamily } from "../family.ts";
import { baoLoPlays } from "./bao-lo.ts";
import { cangPlays } from "./cang.ts";
import { dePlays, headAndTailPlays } from "./de.ts";
import { loPlays } from "./lo.ts";
import { vietnamNorthOdds } from "./odds.ts";
import type { VietnamNorthOptions } from "./options.ts";
import { vietnamNorthCode, vietnamNorthShape } from "./result.ts";
import { truotPlays } from "./truot.ts";
import { twoSidedPlays } from "./two-sided.ts";
import { xienPlays } from "./xien.ts";

/** The official draw of 31 December 2020, which the rules page takes its examples from. */
export const vietnamNorthExampleDate = "2020-12-31";
const exampleResultText =
  "42050|71602|46241_14507|74322_38732_64804_78836_98669_54004|7045_7208_0361_9902|1677_9524_7016_4746_3257_3405|030_710_607|11_08_00_69";

/** The Northern Vietnam lottery (XSMB), official or drawn by the house: 27 lots, plays keyed by code and never by name. */
export function vietnamNorthFamily(options: VietnamNorthOptions): LotteryFamily {
  return defineFamily({
    code: vietnamNorthCode,
    resultShape: vietnamNorthShape,
    plays: [
      ...loPlays(options),
      ...dePlays,
      ...headAndTailPlays,
      ...cangPlays,
      ...xienPlays(options),
      ...truotPlays,
      ...baoLoPlays,
      ...twoSidedPlays,
    ],
    defaultOdds: vietnamNorthOdds(options),
    exampleResultText,
  });
}
