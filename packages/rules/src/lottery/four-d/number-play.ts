import { noHit, type Judgement, type Play, winKey } from "../play.ts";
import type { ContentRule, PickValues } from "../content.ts";
import type { DrawResult } from "../result-shape.ts";
import { comparedPart, fourDCode, fourDHits, fourDPrizes, type FourDPrize, type FourDView, lotsOfPrize } from "./result.ts";

/** The most numbers of one line, so that a line stays readable and quick to judge. */
export const picksMax = 1_000;

export const bigPrizes: readonly FourDPrize[] = fourDPrizes;
export const smallPrizes: readonly FourDPrize[] = ["first", "second", "third"];

interface FourDPlayTerms {
  /** The code after the family's prefix. */
  readonly name: string;
  readonly group: string;
  readonly view: FourDView;
  readonly prizes: readonly FourDPrize[];
  readonly exampleContent: string;
  /** The price that a number asks for when it is drawn for a prize. */
  readonly keyOf: (prize: FourDPrize, number: string) => string;
  readonly oddsKeys: readonly string[];
  readonly unitsOf?: (number: string) => number;
  readonly unitsLeast?: number;
  readonly unitsMost?: number;
}

/** A play on numbers, each a bet of its own, which pays for every time that it is drawn for one of the play's prizes. */
export function fourDPlay(terms: FourDPlayTerms): Play {
  const { view, prizes, keyOf, unitsOf = () => 1 } = terms;
  return {
    code: `${fourDCode}_${terms.name}`,
    family: fourDCode,
    group: terms.group,
    playType: "Tradition",
    content: listOfNumbers(view),
    stakeUnitsPerLine: terms.unitsLeast ?? 1,
    ...(terms.unitsMost === undefined ? {} : { stakeUnitsPerLineMost: terms.unitsMost }),
    oddsKeys: terms.oddsKeys,
    singleBets: {
      ...(view === "any_order" ? { order: "any" } : {}),
      oddsKeysOf: (number) => prizes.map((prize) => keyOf(prize, number)),
    },
    payBasis: prizes.reduce((sum, prize) => sum + lotsOfPrize(prize), 0) > 1 ? "per_hit" : "once",
    tiePolicy: "none",
    countUnits: ([numbers = []]) => numbers.reduce((sum, number) => sum + unitsOf(number), 0),
    judge: ([numbers = []], result) => judgeNumbers(numbers, result, { view, prizes, keyOf }),
    exampleContent: terms.exampleContent,
  };
}

/** A play of the last digits of some prizes at one price. */
export function onePricePlay(terms: Omit<FourDPlayTerms, "keyOf" | "oddsKeys">): Play {
  return fourDPlay({ ...terms, oddsKeys: [winKey], keyOf: () => winKey });
}

function listOfNumbers(view: FourDView): ContentRule {
  const digits = view === "any_order" ? 4 : Number(view.slice(-1));
  const values: PickValues = view === "any_order" ? { kind: "digits", digits, allAlike: "refused" } : { kind: "digits", digits };
  return { form: "list", values, picksMin: 1, picksMax: Math.min(picksMax, 10 ** digits) };
}

function judgeNumbers(
  numbers: readonly string[],
  result: DrawResult,
  { view, prizes, keyOf }: Pick<FourDPlayTerms, "view" | "prizes" | "keyOf">,
): Judgement {
  const drawn = fourDHits(result, view);
  const hitsByKey = new Map<string, number>();
  for (const number of numbers) {
    const byPrize = drawn.get(comparedPart(view, number));
    if (byPrize === undefined) continue;
    for (const prize of prizes) {
      const hits = byPrize[prize] ?? 0;
      if (hits > 0) hitsByKey.set(keyOf(prize, number), (hitsByKey.get(keyOf(prize, number)) ?? 0) + hits);
    }
  }
  if (hitsByKey.size === 0) return noHit;
  return { wins: [...hitsByKey].map(([key, hits]) => ({ oddsKeys: [key], hits })), pushedUnits: 0 };
}
