import { goalTable, goalWeight } from "./goal-table.ts";
import type { GoalRules, MatchModel, MatchRules, SeriesRules, Side, Strength, WeightedOutcome } from "./types.ts";

/** What the two shares of a leg add up to: a draw below it says who wins it. */
export const legWeight = 1_000_000;

/** Every way a match of these sides can end, with exact weights: what is drawn from, what is priced and what is settled by. */
export function matchModel(rules: MatchRules, home: Strength, away: Strength): MatchModel {
  return rules.kind === "goals" ? goalModel(goalTables(rules, home, away)) : seriesModel(rules, homeLegWeight(home, away));
}

/** The two sides' laws of goals: a side's own strength, the other's defence and the ground make its mean. */
export function goalTables(rules: GoalRules, home: Strength, away: Strength) {
  return {
    home: goalTable(Math.trunc((rules.homeMeanThousandths * home.attack * away.defence) / 10_000)),
    away: goalTable(Math.trunc((rules.awayMeanThousandths * away.attack * home.defence) / 10_000)),
  };
}

/** The home side's millionths of a leg: its share of the two sides' strength. */
export function homeLegWeight(home: Strength, away: Strength): number {
  return Math.trunc((legWeight * home.attack) / (home.attack + away.attack));
}

function goalModel({ home, away }: { readonly home: readonly number[]; readonly away: readonly number[] }): MatchModel {
  const outcomes = home.flatMap((homeWeight, homeGoals) =>
    away.map((awayWeight, awayGoals) => ({
      outcome: { home: homeGoals, away: awayGoals },
      weight: BigInt(homeWeight) * BigInt(awayWeight),
    })),
  );
  return { outcomes, total: BigInt(goalWeight) ** 2n };
}

function seriesModel({ legs }: SeriesRules, homeWeight: number): MatchModel {
  const needed = (legs + 1) / 2;
  const outcomes: WeightedOutcome[] = [];
  const walk = (played: readonly Side[], weight: bigint): void => {
    const home = played.filter((side) => side === "home").length;
    const away = played.length - home;
    if (home === needed || away === needed) {
      // Legs that are not played any more could have gone either way.
      outcomes.push({ outcome: { home, away, legs: played }, weight: weight * BigInt(legWeight) ** BigInt(legs - played.length) });
      return;
    }
    walk([...played, "home"], weight * BigInt(homeWeight));
    walk([...played, "away"], weight * BigInt(legWeight - homeWeight));
  };
  walk([], 1n);
  return { outcomes, total: BigInt(legWeight) ** BigInt(legs) };
}
