import { defineFamily, type LotteryFamily } from "../family.ts";
import { myanmarTwoDigitOdds } from "./odds.ts";
import type { MyanmarTwoDigitOptions } from "./options.ts";
import { digitPlays, numberPlay, setPlay, sidesPlay } from "./plays.ts";
import { myanmarTwoDigitCode, myanmarTwoDigitShapes, readFromExchange } from "./result.ts";

/** Myanmar's 2D: a number of two digits, read from the Thai stock exchange at noon and at its close, or drawn by the house. */
export function myanmarTwoDigitFamily({ draw }: MyanmarTwoDigitOptions): LotteryFamily {
  return defineFamily({
    code: myanmarTwoDigitCode,
    resultShape: myanmarTwoDigitShapes[draw],
    plays: [numberPlay, ...digitPlays, setPlay, sidesPlay],
    defaultOdds: myanmarTwoDigitOdds,
    exampleResultText: draw === "exchange" ? "38|1346.23|57388.58" : "38",
    derivedPrizes: readFromExchange,
  });
}
