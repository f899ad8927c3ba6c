import { defineFamily, type LotteryFamily } from "../family.ts";
import { myanmarThreeDigitOdds } from "./odds.ts";
import type { MyanmarThreeDigitOptions } from "./options.ts";
import { aroundPlays, brakePlay, numberPlay, placePlay, sidesPlay } from "./plays.ts";
import { myanmarThreeDigitCode, myanmarThreeDigitShapes, readFromThaiFirst } from "./result.ts";

/** Myanmar's 3D: the last three digits of the Thai government's first prize, or a number that the house draws. */
export function myanmarThreeDigitFamily(options: MyanmarThreeDigitOptions): LotteryFamily {
  return defineFamily({
    code: myanmarThreeDigitCode,
    resultShape: myanmarThreeDigitShapes[options.draw],
    plays: [numberPlay(options), ...(options.around === "own_bets" ? aroundPlays : []), placePlay, brakePlay, sidesPlay],
    defaultOdds: myanmarThreeDigitOdds(options),
    // The official Thai draw of 1 July 2019.
    exampleResultText: options.draw === "thai_first" ? "647|943647" : "647",
    derivedPrizes: readFromThaiFirst,
  });
}
