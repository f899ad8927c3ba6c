/** Who a side of a match is: the one named first, or the other. */
export type Side = "home" | "away";

/** How a match ended. */
export interface Outcome {
  /** Goals, or legs won (sets, heats, maps). */
  readonly home: number;
  readonly away: number;
  /** Who won each leg, in their order; only where a match is a series of legs. */
  readonly legs?: readonly Side[];
}

/** An outcome and its share of the model's total weight: a whole number, so that nothing is ever rounded. */
export interface WeightedOutcome {
  readonly outcome: Outcome;
  readonly weight: bigint;
}

/** Every way a match can end. The weights add up to `total`. */
export interface MatchModel {
  readonly outcomes: readonly WeightedOutcome[];
  readonly total: bigint;
}

/** Goals of two sides, independent of one another: a truncated Poisson law for each. */
export interface GoalRules {
  readonly kind: "goals";
  /** Mean goals of a side of ordinary strength at home and away, in thousandths. */
  readonly homeMeanThousandths: number;
  readonly awayMeanThousandths: number;
}

/** A series that ends when a side has won most of `legs`; each leg is drawn by itself with the same chance. */
export interface SeriesRules {
  readonly kind: "series";
  /** Most legs that are played: 3 or 5. */
  readonly legs: 3 | 5;
  /** Points that win a leg; they are shown, nobody bets on them. */
  readonly pointsToWin: number;
  /** What a leg is called. */
  readonly legWord: "set" | "heat" | "map";
}

export type MatchRules = GoalRules | SeriesRules;

/** What a side's strength comes to: for goals, percentages of the mean; for a series, its share of a leg. */
export interface Strength {
  /** Goals that it scores, in percent of the mean. In a series: its share of a leg against the other's. */
  readonly attack: number;
  /** Goals that it lets in, in percent of the mean: less is better. A series does not look at it. */
  readonly defence: number;
}

/** A uniform integer from 0 to `exclusiveMax - 1`: the only source of chance of a match. */
export type RandomBelow = (exclusiveMax: number) => number;

/** Something that is seen while a match is on: a goal, or the point of a leg. */
export interface MatchEvent {
  /** When, in thousandths of the whole playing time. */
  readonly atPermille: number;
  readonly side: Side;
  /** Which leg it belongs to, from 1; 0 for a goal. */
  readonly leg: number;
  /** Whether the leg is won by it. */
  readonly winsLeg: boolean;
}

/** A match as it was drawn at its kick-off. From there on it never changes. */
export interface DrawnMatch {
  readonly outcome: Outcome;
  readonly events: readonly MatchEvent[];
  /** When it is over, in thousandths of the whole playing time: a series may end early. */
  readonly endsAtPermille: number;
}
