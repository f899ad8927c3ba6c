import { type Play, hitsAt, winKey } from "../play.ts";
import { lotHits, type LotView } from "./lot-view.ts";
import { numberPlay } from "./number-play.ts";
import { identityOf, type VietnamRegion } from "./region.ts";

const special: LotView = { prizes: ["special"], end: "last", digits: 2 };

/**
 * Đề: the last two digits of one prize, or of the special and the head prize together. "Đề đầu" is said of three different bets;
 * each has its own code here: the tens digit (`head`), the head prize (`de_g7`, `de_g8`), a block of ten numbers (`de_head_block`).
 */
export function dePlays(region: VietnamRegion): Play[] {
  const { headPrize } = region;
  return [
    numberPlay(region, { name: "de_special", group: "de", view: special }),
    numberPlay(region, { name: "de_g1", group: "de", view: { ...special, prizes: ["g1"] } }),
    numberPlay(region, { name: `de_${headPrize}`, group: "de", view: { ...special, prizes: [headPrize] } }),
    numberPlay(region, { name: "head_tail", group: "de", view: { ...special, prizes: ["special", headPrize] } }),
    headBlock(region),
  ];
}

/** Head and tail: the tens digit, or the units digit, of the special prize. */
export function headAndTailPlays(region: VietnamRegion): Play[] {
  return [digitPlay(region, "head", 0), digitPlay(region, "tail", 1)];
}

/** Content: different digits joined by `_` ("0_4_1"), each a bet of its own. */
function digitPlay(region: VietnamRegion, name: string, place: 0 | 1): Play {
  return onDigits(region, { name, group: "head_tail", stakeUnitsPerLine: 1, digitOf: (number) => number[place] });
}

/** A head block covers the ten numbers that begin with a digit, as ten bets on đề of the special prize would. */
function headBlock(region: VietnamRegion): Play {
  return onDigits(region, { name: "de_head_block", group: "de", stakeUnitsPerLine: 10, digitOf: (number) => number[0] });
}

interface DigitTerms {
  readonly name: string;
  readonly group: string;
  readonly stakeUnitsPerLine: number;
  readonly digitOf: (number: string) => string | undefined;
}

function onDigits(region: VietnamRegion, { name, group, stakeUnitsPerLine, digitOf }: DigitTerms): Play {
  return {
    ...identityOf(region, name),
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
  };
}
