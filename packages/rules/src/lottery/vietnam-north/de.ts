import { type Play, hitsAt, winKey } from "../play.ts";
import { numberPlay } from "./number-play.ts";
import { lotHits, type LotView, vietnamNorthCode } from "./result.ts";

const special: LotView = { prizes: ["special"], end: "last", digits: 2 };

/**
 * Đề: the last two digits of one prize, or of the special and the seventh together. "Đề đầu" is said of three different bets;
 * each has its own code here: the tens digit (`head`), the seventh prize (`de_g7`), a block of ten numbers (`de_head_block`).
 */
export const dePlays: readonly Play[] = [
  numberPlay({ name: "de_special", group: "de", view: special, exampleContent: "50" }),
  numberPlay({ name: "de_g1", group: "de", view: { ...special, prizes: ["g1"] }, exampleContent: "02" }),
  numberPlay({ name: "de_g7", group: "de", view: { ...special, prizes: ["g7"] }, exampleContent: "11" }),
  numberPlay({
    name: "head_tail",
    group: "de",
    view: { ...special, prizes: ["special", "g7"] },

    exampleContent: "08",
  }),
  headBlock(),
];

/** Head and tail: the tens digit, or the units digit, of the special prize. */
export const headAndTailPlays: readonly Play[] = [digitPlay("head", 0, "5"), digitPlay("tail", 1, "0")];

/** Content: different digits joined by `_` ("0_4_1"), each a bet of its own. */
function digitPlay(name: string, place: 0 | 1, exampleContent: string): Play {
  const digitOf = (number: string) => number[place];
  return onDigits(name, "head_tail", 1, digitOf, exampleContent);
}

/** A head block covers the ten numbers that begin with a digit, as ten bets on đề of the special prize would. */
function headBlock(): Play {
  return onDigits("de_head_block", "de", 10, (number) => number[0], "5");
}

function onDigits(
  name: string,
  group: string,
  stakeUnitsPerLine: number,
  digitOf: (number: string) => string | undefined,
  exampleContent: string,
): Play {
  return {
    code: `${vietnamNorthCode}_${name}`,
    family: vietnamNorthCode,
    group,
    content: { form: "list", values: { kind: "digits", digits: 1 }, picksMin: 1, picksMax: 10 },
    stakeUnitsPerLine,
    oddsKeys: [winKey],
    payBasis: "once",
    tiePolicy: "none",
    countUnits: ([digits = []]) => digits.length * stakeUnitsPerLine,
    judge: ([digits = []], result) => {
      const [drawn = ""] = lotHits(result, special).keys();
      return hitsAt(winKey, digits.includes(digitOf(drawn) ?? "") ? 1 : 0);
    },
    exampleContent,
  };
}
