import { hitsAt, type Play, winKey } from "../play.ts";
import { everyPrize, lotHits, type LotView, vietnamNorthCode } from "./result.ts";

const allLots: LotView = { prizes: everyPrize, end: "last", digits: 2 };

/** How many numbers a line must all miss with. */
export const truotSizes = [4, 6, 8, 10, 12, 14] as const;

export type TruotSize = (typeof truotSizes)[number];

const combinationsMax = 100;
/** Numbers that the example's draw misses. */
const missedNumbers = ["06", "12", "13", "14", "15", "17", "18", "19", "20", "21", "23", "25", "26", "27"];

/**
 * Lô trượt: none of the combination's numbers occurs among the last two digits of the 27 lots.
 * Content: combinations of `size` numbers, numbers joined by `_`, combinations by `|`.
 */
export const truotPlays: readonly Play[] = truotSizes.map((size): Play => ({
  code: `${vietnamNorthCode}_truot_${size}`,
  family: vietnamNorthCode,
  group: "truot",
  content: { form: "combinations", values: { kind: "digits", digits: 2 }, size, combinationsMax },
  stakeUnitsPerLine: 1,
  oddsKeys: [winKey],
  payBasis: "once",
  tiePolicy: "none",
  countUnits: (parts) => parts.length,
  judge: (parts, result) => {
    const hits = lotHits(result, allLots);
    return hitsAt(winKey, parts.filter((numbers) => !numbers.some((number) => hits.has(number))).length);
  },
  exampleContent: missedNumbers.slice(0, size).join("_"),
}));
