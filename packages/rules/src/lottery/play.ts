import type { ContentRule, Selection } from "./content.ts";
import type { SingleBetRule } from "./exposure/single-bet-rule.ts";
import type { NumberExpansion } from "./number-expansions.ts";
import type { DrawResult } from "./result-shape.ts";

/** A winning part of a line: each hit returns the stake of one unit times the product of the named odds. */
export interface WinPart {
  /** One key; several only where odds multiply (parlays). */
  readonly oddsKeys: readonly string[];
  /** Hits, a whole number above zero. */
  readonly hits: number;
  /** Where a rule pays parts of a hit: `hits` counts 1/hitDivisor each. */
  readonly hitDivisor?: number;
}

export interface Judgement {
  /** Empty when nothing won. */
  readonly wins: readonly WinPart[];
  /** Stake units that come back untouched (ties that push). */
  readonly pushedUnits: number;
}

/** A line that lost. */
export const noHit: Judgement = { wins: [], pushedUnits: 0 };

/**
 * What a winning pick that occurs again does.
 * - `once`: it pays once. - `per_hit`: it pays for every occurrence. - `half_bonus`: half its price more for each further one.
 * - `pairs`: a combination pays as often as all its numbers occur.
 */
export const payBases = ["once", "per_hit", "half_bonus", "pairs"] as const;

export type PayBasis = (typeof payBases)[number];

/** Tradition: picks with prizes that follow a series. Entertainment: two-sided bets at prices that stand. */
export const playTypes = ["Tradition", "Entertainment"] as const;

export type PlayType = (typeof playTypes)[number];

/**
 * One way to bet. Everything about it is data or a pure function; the same object serves the bet slip, the acceptance of
 * an order, settlement and the rules page.
 */
export interface Play {
  /** Unique over all families; the wire's `playId`. Lower snake case, beginning with the family. */
  readonly code: string;
  /** The family's code. */
  readonly family: string;
  /** Plays shown together; phrase `lotteryPlays.group.<group>`. */
  readonly group: string;
  readonly playType: PlayType;
  readonly content: ContentRule;
  /** Units that one pick, or one combination, costs: 27 where a number is played on 27 lots. Shown beside the play. */
  readonly stakeUnitsPerLine: number;
  /** Where picks cost differently, `stakeUnitsPerLine` is the least and this the most. */
  readonly stakeUnitsPerLineMost?: number;
  /** The odds that the play asks for, in the order they are shown. One key, `win`, for most. */
  readonly oddsKeys: readonly string[];
  /** The price that a pick alone asks for, where each pick has its own; pickers show it under the pick. */
  oddsKeyOf?(pick: string): string;
  /** What tells the single bets of a line apart, for the limits of numbers. */
  readonly singleBets?: SingleBetRule;
  /** What the rule's text tells apart of the game's options, such as `{ triples: "lose" }`; values of the play's phrases. */
  readonly ruleValues?: Readonly<Record<string, string>>;
  /** How a pick is shown: its text, or each of its digits as the face of a die. */
  readonly picksShownAs?: "dice";
  /** Ways to pick many numbers at once that players of this play know. */
  readonly expansions?: readonly NumberExpansion[];
  /** Where players of this play pick numbers one by one first: these ways stand behind the board, not before it. */
  readonly expansionsLast?: true;
  /** The drawn places of a play of positions, from the left; phrases `lotteryPlays.place.<name>`. Numbered where left out. */
  readonly placeNames?: readonly string[];
  /** Whether a pick counts as having come in a draw, for statistics of plays where one pick alone is no bet. */
  occursIn?(pick: string, result: DrawResult): boolean;
  readonly payBasis: PayBasis;
  /** What a tie does; `none` where there can be no tie. */
  readonly tiePolicy: "none" | "lose" | "push";
  /** Stake units of the whole line: a whole number above zero. */
  countUnits(selection: Selection): number;
  /** Judges a selection that came from this play's content rule against a result of its family. */
  judge(selection: Selection, result: DrawResult): Judgement;
  /** A content for the rules page, judged against the family's `exampleResult`; what it pays is computed, never written down. */
  readonly exampleContent: string;
  /** The result that the example is judged against, where no single one could show every play of the family win. */
  readonly exampleResult?: DrawResult;
}

/** The key of plays with a single price. */
export const winKey = "win";

/** A judgement of so many hits at one price. */
export function hitsAt(oddsKey: string, hits: number): Judgement {
  return hits === 0 ? noHit : { wins: [{ oddsKeys: [oddsKey], hits }], pushedUnits: 0 };
}
