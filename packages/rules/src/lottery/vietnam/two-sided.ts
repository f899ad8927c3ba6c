import { hitsAt, noHit, type Play } from "../play.ts";
import { lotHits } from "./lot-view.ts";
import { identityOf, type VietnamRegion } from "./region.ts";

interface Side {
  readonly word: string;
  readonly wins: (number: number) => boolean;
}

const big: Side = { word: "big", wins: (number) => number >= 50 };
const small: Side = { word: "small", wins: (number) => number < 50 };
const odd: Side = { word: "odd", wins: (number) => number % 2 === 1 };
const even: Side = { word: "even", wins: (number) => number % 2 === 0 };

/**
 * Two sides of the special prize's last two digits: tài 50–99 and xỉu 00–49, lẻ and chẵn. Content: words joined by `_`
 * ("big", "odd_even"), each a bet of its own with its own price.
 */
export function twoSidedPlays(region: VietnamRegion): Play[] {
  return [twoSided(region, "big_small", [big, small]), twoSided(region, "odd_even", [odd, even])];
}

function twoSided(region: VietnamRegion, name: string, sides: readonly Side[]): Play {
  const words = sides.map(({ word }) => word);
  return {
    ...identityOf(region, name),
    group: "two_sided",
    playType: "Entertainment",
    content: { form: "list", values: { kind: "words", words }, picksMin: 1, picksMax: words.length },
    stakeUnitsPerLine: 1,
    oddsKeys: words,
    payBasis: "once",
    tiePolicy: "none",
    countUnits: ([picks = []]) => picks.length,
    judge: ([picks = []], result) => {
      const [drawn = ""] = lotHits(result, { prizes: ["special"], end: "last", digits: 2 }).keys();
      const winning = sides.find(({ word, wins }) => picks.includes(word) && wins(Number(drawn)));
      return winning === undefined ? noHit : hitsAt(winning.word, 1);
    },
  };
}
