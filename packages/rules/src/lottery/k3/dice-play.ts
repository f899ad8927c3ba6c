import type { ContentRule } from "../content.ts";
import { hitsAt, type Play, winKey } from "../play.ts";
import type { DrawResult } from "../result-shape.ts";
import { type Dice, diceOf, k3Code } from "./result.ts";

/** The faces of a die, as content writes them. */
export const faces = { kind: "range", from: 1, to: 6, width: 1 } as const;

interface DicePlayTerms {
  /** The code after the family's prefix. */
  readonly name: string;
  readonly group: string;
  readonly content: ContentRule;
  readonly exampleContent: string;
  /** The dice of the example, such as "222". */
  readonly exampleDice: string;
  readonly ruleValues?: Readonly<Record<string, string>>;
}

function shared({ name, group, content, exampleContent, exampleDice, ruleValues }: DicePlayTerms) {
  return {
    code: `${k3Code}_${name}`,
    family: k3Code,
    group,
    playType: group === "two_sided" ? "Entertainment" : "Tradition",
    content,
    exampleContent,
    ...(ruleValues === undefined ? {} : { ruleValues }),
    exampleResult: { dice: exampleDice.split("") },
    stakeUnitsPerLine: 1,
    payBasis: "once",
    tiePolicy: "none",
  } as const;
}

/** A play whose picks, or combinations, each win or lose by the dice, all at one price and each once. */
export function dicePlay(terms: DicePlayTerms, wins: (picks: readonly string[], dice: Dice) => boolean): Play {
  const bets = (parts: readonly (readonly string[])[]) =>
    terms.content.form === "combinations" ? parts : (parts[0] ?? []).map((pick) => [pick]);
  return {
    ...shared(terms),
    oddsKeys: [winKey],
    ...(terms.content.values.kind === "words" ? {} : { picksShownAs: "dice" as const }),
    countUnits: (parts) => bets(parts).length,
    judge: (parts, result: DrawResult) => {
      const dice = diceOf(result);
      return hitsAt(winKey, bets(parts).filter((picks) => wins(picks, dice)).length);
    },
  };
}

/** A play of which each pick has a price of its own. `outcomesOf` names the picks that win with the dice. */
export function pricedPlay(
  terms: DicePlayTerms & { readonly picks: readonly string[]; readonly keyOf: (pick: string) => string },
  outcomeOf: (dice: Dice) => string | undefined,
): Play {
  return {
    ...shared(terms),
    oddsKeys: terms.picks.map(terms.keyOf),
    oddsKeyOf: terms.keyOf,
    countUnits: ([picks = []]) => picks.length,
    judge: ([picks = []], result) => {
      const outcome = outcomeOf(diceOf(result));
      return outcome === undefined || !picks.includes(outcome) ? { wins: [], pushedUnits: 0 } : hitsAt(terms.keyOf(outcome), 1);
    },
  };
}
