import type { AmountUnits } from "@lantern/money/amount.ts";
import {
  addRatios,
  decimalRatio,
  multiplyRatios,
  multiplyRoundingDown,
  type Ratio,
  ratioZero,
  wholeRatio,
} from "@lantern/money/multiply.ts";
import type { Selection } from "./content.ts";
import type { PlayOdds } from "./odds.ts";
import type { Play, WinPart } from "./play.ts";
import type { DrawResult } from "./result-shape.ts";

/** An accepted line and the result it is judged against. */
export interface SettleInput {
  readonly play: Play;
  /** What the play's content rule read from the line's content. */
  readonly selection: Selection;
  /** What one stake unit of the line cost: the line's amount divided by its count. */
  readonly unitStakeUnits: AmountUnits;
  /** The odds frozen at acceptance, never today's. */
  readonly odds: PlayOdds;
  readonly result: DrawResult;
  /** The most that the line may win; absent for no cap. A returned stake is not capped. */
  readonly winAmountMaxUnits?: AmountUnits;
}

export type LineOutcome = "won" | "lost" | "push";

export interface Settlement {
  readonly outcome: LineOutcome;
  /** Hits over all prices, for the player's record. */
  readonly hits: number;
  /** What the line wins, the stake of the winning units included as odds are decimal. */
  readonly winUnits: AmountUnits;
  /** Stake that comes back untouched. */
  readonly pushUnits: AmountUnits;
  /** Whether the cap cut the win. */
  readonly capped: boolean;
}

/**
 * Settles one line: the win is computed exactly over all its parts and rounded down once to the unit, then capped.
 * Throws when the frozen odds lack a key that the play asks for: the line should never have been accepted.
 */
export function settleLine(input: SettleInput): Settlement {
  const { wins, pushedUnits } = input.play.judge(input.selection, input.result);
  const exact = wins.reduce((sum, part) => addRatios(sum, partRatio(part, input.odds)), ratioZero);
  const uncapped = multiplyRoundingDown(input.unitStakeUnits, exact);
  const cap = input.winAmountMaxUnits ?? uncapped;
  const winUnits = uncapped > cap ? cap : uncapped;
  return {
    outcome: wins.length > 0 ? "won" : pushedUnits > 0 ? "push" : "lost",
    hits: wins.reduce((sum, part) => sum + part.hits / (part.hitDivisor ?? 1), 0),
    winUnits,
    pushUnits: input.unitStakeUnits * BigInt(pushedUnits),
    capped: winUnits < uncapped,
  };
}

function partRatio(part: WinPart, odds: PlayOdds): Ratio {
  const hits: Ratio = { numerator: BigInt(part.hits), denominator: BigInt(part.hitDivisor ?? 1) };
  return part.oddsKeys.reduce((product, key) => {
    const price = odds[key];
    if (price === undefined) throw new RangeError(`The line's frozen odds have no "${key}".`);
    return multiplyRatios(product, decimalRatio(price));
  }, hits);
}

/** What one stake unit of a play returns in a result, as an exact ratio: for examples and rule pages. */
export function returnPerUnit(play: Play, selection: Selection, result: DrawResult, odds: PlayOdds): Ratio {
  const { wins, pushedUnits } = play.judge(selection, result);
  return wins.reduce((sum, part) => addRatios(sum, partRatio(part, odds)), wholeRatio(pushedUnits));
}
