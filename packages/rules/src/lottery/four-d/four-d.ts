import { defineFamily, type LotteryFamily } from "../family.ts";
import { boxPlays, oneStakeBoxPlays, straightPlays } from "./big-small.ts";
import { fourDOdds } from "./odds.ts";
import type { FourDOptions } from "./options.ts";
import { fourDCode, fourDShape } from "./result.ts";
import { singlePrizePlays } from "./single-prize.ts";

/** A draw made up for the examples, in which one starter repeats. */
const exampleResultText =
  "5207|0918|7260|1133_4582_9046_3371_1133_8254_2095_6718_0463_5829|6401_2937_8150_4726_3098_9513_1684_7042_5367_2871";

/** 4D as Malaysia and Singapore play it: 23 numbers of four digits, Big and Small, box and i-box, and plays on single prizes. */
export function fourDFamily(options: FourDOptions): LotteryFamily {
  return defineFamily({
    code: fourDCode,
    resultShape: fourDShape,
    plays: [...straightPlays, ...boxPlays, ...oneStakeBoxPlays, ...singlePrizePlays],
    defaultOdds: fourDOdds(options),
    exampleResultText,
  });
}
