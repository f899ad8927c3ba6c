import { combinations } from "../combinations.ts";
import { type Play, winKey } from "../play.ts";
import type { DrawResult } from "../result-shape.ts";
import { lotHits, lotsCovered } from "./lot-view.ts";
import { everyLot, identityOf, type VietnamRegion } from "./region.ts";
import { judgeRepeats, type Repeats } from "./repeats.ts";
import { wheelNumbersMax } from "./xien.ts";

const twoDigits = { kind: "digits", digits: 2 } as const;
const pairsMax = 300;

/** The codes of the two đá plays after the family's prefix. */
export interface DaNames {
  readonly pairs: string;
  readonly wheel: string;
}

/**
 * Đá: both two-digit numbers of a pair occur among the last two digits of the lots. A pair costs one unit for each of its two
 * numbers on each lot: 36 on the 18 lots of a province, 54 on the North's 27, 72 on the 36 lots of two provinces (đá xiên).
 * What a number that occurs again adds is the option `daRepeats`; agents' rule sheets know all three customs (one time,
 * as many pairs, "kỳ rưỡi").
 */
export function daPlays(region: VietnamRegion, names: DaNames, { daRepeats }: { readonly daRepeats: Repeats }): Play[] {
  const allLots = everyLot(region, 2);
  const stakeUnitsPerLine = 2 * lotsCovered(region.shape, allLots);
  const shared = {
    group: "da",
    stakeUnitsPerLine,
    oddsKeys: [winKey],
    payBasis: daRepeats,
    tiePolicy: "none",
  } as const;
  const judge = (pairs: readonly (readonly string[])[], result: DrawResult) => {
    const hits = lotHits(result, allLots);
    return judgeRepeats(
      pairs.map((pair) => pair.map((number) => hits.get(number) ?? 0)),
      daRepeats,
    );
  };
  return [
    {
      ...identityOf(region, names.pairs),
      ...shared,
      content: { form: "combinations", values: twoDigits, size: 2, combinationsMax: pairsMax },
      countUnits: (pairs) => pairs.length * stakeUnitsPerLine,
      judge,
    },
    {
      ...identityOf(region, names.wheel),
      ...shared,
      content: { form: "list", values: twoDigits, picksMin: 3, picksMax: wheelNumbersMax },
      singleBets: { wheel: [{ size: 2, oddsKey: winKey }] },
      countUnits: ([numbers = []]) => combinations(numbers.length, 2) * stakeUnitsPerLine,
      judge: ([numbers = []], result) => judge(pairsOf(numbers), result),
    },
  ];
}

function pairsOf(numbers: readonly string[]): string[][] {
  return numbers.flatMap((first, place) => numbers.slice(place + 1).map((second) => [first, second]));
}
