import { defineFamily, type LotteryFamily } from "../family.ts";
import { pinPlays, runPlays, threeOfPlays, twoTodPlay } from "./digit-plays.ts";
import { fourDigitPlays, threeDigitPlays, twoDigitPlays } from "./number-plays.ts";
import { thaiOdds } from "./odds.ts";
import type { ThaiDraw, ThaiOptions } from "./options.ts";
import { thaiCode, thaiShapes } from "./result.ts";
import { sidesPlays } from "./sides.ts";
import { ticketPlay } from "./ticket.ts";

/** The official draw of 1 July 2019, which the rules page takes its examples from. */
export const thaiExampleDate = "2019-07-01";

const governmentExample = "943647|239_864|006_375|86";
const range = (count: number, from: number, step: number) =>
  Array.from({ length: count }, (_, place) => (from + place * step).toString().padStart(6, "0")).join("_");

/**
 * A draw of each kind whose top is 647 and whose bottom is 86. The government's is the official one; its second to fifth prizes,
 * and the draws of other kinds, are made up.
 */
const exampleTexts: Readonly<Record<ThaiDraw, string>> = {
  government: governmentExample,
  government_full: `${governmentExample}|${range(5, 104_729, 150_011)}|${range(10, 15_485, 90_017)}|${range(50, 7_919, 19_001)}|${range(100, 3_571, 9_907)}`,
  government_before_2015: "943647|239_864_006_375|86",
  five_digits: "86647",
  four_digits: "8647",
  stock_index: "1736.47|5.86",
};

/**
 * The Thai government lottery and its daily relatives (house rounds, Lao lottery, stock rounds): three digits on top, two at the
 * bottom, plays keyed by code and never by name. What is drawn is an option, and decides which plays there are.
 */
export function thaiFamily(options: ThaiOptions): LotteryFamily {
  const { draw } = options;
  const plays = [
    ...threeDigitPlays(options),
    ...threeOfPlays,
    ...twoDigitPlays,
    twoTodPlay,
    ...runPlays(options),
    ...pinPlays,
    ...sidesPlays,
    ...(draw === "four_digits" ? fourDigitPlays : []),
    ...(draw === "government_full" ? [ticketPlay] : []),
  ];
  return defineFamily({
    code: thaiCode,
    resultShape: thaiShapes[draw],
    plays,
    defaultOdds: thaiOdds(
      options,
      plays.map(({ code }) => code.slice(thaiCode.length + 1)),
    ),
    exampleResultText: exampleTexts[draw],
  });
}
