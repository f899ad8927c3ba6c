import { combinations } from "../combinations.ts";
import type { ContentRule } from "../content.ts";
import { hitsAt, type Judgement, noHit, type Play, type WinPart, winKey } from "../play.ts";
import { picksMax } from "./number-play.ts";
import type { VietnamNorthOptions } from "./options.ts";
import { everyPrize, lotHits, type LotView, vietnamNorthCode } from "./result.ts";

const allLots: LotView = { prizes: everyPrize, end: "last", digits: 2 };
const twoDigits = { kind: "digits", digits: 2 } as const;

/** The combinations that a wheel is made of. */
export const wheelSizes = [2, 3, 4] as const;

export type WheelSize = (typeof wheelSizes)[number];

const wheelNumbersMax = 10;

/**
 * Xiên: all two-digit numbers of a combination occur among the last two digits of the 27 lots. A combination pays once,
 * or with the option `xienRepeats` of `half_bonus` ("nháy") half the price more for each further occurrence of a number.
 */
export function xienPlays(options: VietnamNorthOptions): Play[] {
  return [xien(2, "07_50", options), xien(3, "07_08_50", options), xien(4, "02_07_08_50", options), xienWheel()];
}

/** Content: combinations of `size` numbers, numbers joined by `_`, combinations by `|` ("49_83|01_02"). */
function xien(size: WheelSize, exampleContent: string, { xienRepeats }: VietnamNorthOptions): Play {
  const content: ContentRule = { form: "combinations", values: twoDigits, size, combinationsMax: picksMax };
  return {
    ...shared(`xien_${size}`, exampleContent),
    content,
    oddsKeys: [winKey],
    payBasis: xienRepeats === "once" ? "once" : "per_hit",
    countUnits: (parts) => parts.length,
    judge: (parts, result) => {
      const hits = lotHits(result, allLots);
      const occurrences = parts.map((numbers) => numbers.map((number) => hits.get(number) ?? 0));
      const winning = occurrences.filter((counts) => counts.every((count) => count > 0));
      if (xienRepeats === "once") return hitsAt(winKey, winning.length);
      return halfHitsAt(winning.reduce((sum, counts) => sum + counts.reduce((more, count) => more + count - 1, 2), 0));
    },
  };
}

/** Half hits: two for a winning combination and one for every further occurrence. */
function halfHitsAt(halfHits: number): Judgement {
  if (halfHits === 0) return noHit;
  return { wins: [{ oddsKeys: [winKey], hits: halfHits, hitDivisor: 2 }], pushedUnits: 0 };
}

/**
 * Xiên quay: from 3 to 10 numbers, played as all combinations of 2, 3 and 4 of them, each at its own price and paying once.
 * Content: the numbers joined by `_` ("01_02_03_04" is 6 + 4 + 1 = 11 combinations).
 */
function xienWheel(): Play {
  return {
    ...shared("xien_wheel", "02_07_08"),
    content: { form: "list", values: twoDigits, picksMin: 3, picksMax: wheelNumbersMax },
    oddsKeys: wheelSizes.map((size) => `xien_${size}`),
    payBasis: "once",
    countUnits: ([numbers = []]) => wheelSizes.reduce((sum, size) => sum + combinations(numbers.length, size), 0),
    judge: ([numbers = []], result) => {
      const hits = lotHits(result, allLots);
      const present = numbers.filter((number) => hits.has(number)).length;
      const wins = wheelSizes.flatMap((size): WinPart[] => {
        const winning = combinations(present, size);
        return winning === 0 ? [] : [{ oddsKeys: [`xien_${size}`], hits: winning }];
      });
      return { wins, pushedUnits: 0 };
    },
  };
}

function shared(name: string, exampleContent: string) {
  return {
    code: `${vietnamNorthCode}_${name}`,
    family: vietnamNorthCode,
    group: "xien",
    stakeUnitsPerLine: 1,
    tiePolicy: "none",
    exampleContent,
  } as const;
}
