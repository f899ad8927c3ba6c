import { combinations } from "../combinations.ts";
import type { ContentRule } from "../content.ts";
import { type Play, type WinPart, winKey } from "../play.ts";
import { lotHits } from "./lot-view.ts";
import { picksMax } from "./number-play.ts";
import { everyLot, identityOf, type VietnamRegion } from "./region.ts";
import { judgeRepeats, type Repeats } from "./repeats.ts";

const twoDigits = { kind: "digits", digits: 2 } as const;

/** The combinations that a wheel is made of. */
export const wheelSizes = [2, 3, 4] as const;

export type WheelSize = (typeof wheelSizes)[number];

/** The most numbers of a wheel: ten are 375 combinations of xiên, or 45 pairs of đá. */
export const wheelNumbersMax = 10;

/**
 * Xiên: all two-digit numbers of a combination occur among the last two digits of the lots. A combination pays once,
 * or with the option `xienRepeats` of `half_bonus` ("nháy") half the price more for each further occurrence of a number.
 */
export function xienPlays(region: VietnamRegion, { xienRepeats }: { readonly xienRepeats: Repeats }): Play[] {
  return [...wheelSizes.map((size) => xien(region, size, xienRepeats)), xienWheel(region)];
}

/** Content: combinations of `size` numbers, numbers joined by `_`, combinations by `|` ("49_83|01_02"). */
function xien(region: VietnamRegion, size: WheelSize, repeats: Repeats): Play {
  const content: ContentRule = { form: "combinations", values: twoDigits, size, combinationsMax: picksMax };
  const allLots = everyLot(region, 2);
  return {
    ...identityOf(region, `xien_${size}`),
    ...shared,
    content,
    oddsKeys: [winKey],
    payBasis: repeats,
    countUnits: (parts) => parts.length,
    judge: (parts, result) => {
      const hits = lotHits(result, allLots);
      return judgeRepeats(
        parts.map((numbers) => numbers.map((number) => hits.get(number) ?? 0)),
        repeats,
      );
    },
  };
}

/**
 * Xiên quay: from 3 to 10 numbers, played as all combinations of 2, 3 and 4 of them, each at its own price and paying once.
 * Content: the numbers joined by `_` ("01_02_03_04" is 6 + 4 + 1 = 11 combinations).
 */
function xienWheel(region: VietnamRegion): Play {
  const allLots = everyLot(region, 2);
  return {
    ...identityOf(region, "xien_wheel"),
    ...shared,
    content: { form: "list", values: twoDigits, picksMin: 3, picksMax: wheelNumbersMax },
    oddsKeys: wheelSizes.map((size) => `xien_${size}`),
    singleBets: { wheel: wheelSizes.map((size) => ({ size, oddsKey: `xien_${size}` })) },
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

const shared = { group: "xien", stakeUnitsPerLine: 1, tiePolicy: "none" } as const;
