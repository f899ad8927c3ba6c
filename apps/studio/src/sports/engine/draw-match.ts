import { goalsOf, goalWeight } from "./goal-table.ts";
import { goalTables, homeLegWeight, legWeight } from "./match-model.ts";
import type { DrawnMatch, GoalRules, MatchEvent, MatchRules, RandomBelow, SeriesRules, Side, Strength } from "./types.ts";

/** Nothing happens in the very last moment: what is seen is seen before the whistle. */
const minutes = 90;

/**
 * Draws a match: first how it ends, by the very weights that its odds were made from, then what is seen of it on the way there. It knows
 * nothing of bets.
 */
export function drawMatch(rules: MatchRules, home: Strength, away: Strength, random: RandomBelow): DrawnMatch {
  return rules.kind === "goals" ? drawGoals(rules, home, away, random) : drawSeries(rules, home, away, random);
}

function drawGoals(rules: GoalRules, home: Strength, away: Strength, random: RandomBelow): DrawnMatch {
  const tables = goalTables(rules, home, away);
  const outcome = { home: goalsOf(tables.home, random(goalWeight)), away: goalsOf(tables.away, random(goalWeight)) };
  // No two goals in one minute.
  const free = Array.from({ length: minutes }, (_, at) => at + 1);
  const goalsBy = (side: Side): MatchEvent[] =>
    Array.from({ length: outcome[side] }, () => {
      const [minute = minutes] = free.splice(random(free.length), 1);
      return { atPermille: Math.trunc((minute * 1_000) / (minutes + 1)), side, leg: 0, winsLeg: false };
    });
  const events = [...goalsBy("home"), ...goalsBy("away")].toSorted((one, other) => one.atPermille - other.atPermille);
  return { outcome, events, endsAtPermille: 1_000 };
}

function drawSeries(rules: SeriesRules, home: Strength, away: Strength, random: RandomBelow): DrawnMatch {
  const needed = (rules.legs + 1) / 2;
  const weight = homeLegWeight(home, away);
  const won = { home: 0, away: 0 };
  const legs: Side[] = [];
  while (won.home < needed && won.away < needed) {
    const winner = random(legWeight) < weight ? "home" : "away";
    won[winner] += 1;
    legs.push(winner);
  }
  const legPermille = Math.trunc(1_000 / rules.legs);
  const events = legs.flatMap((winner, index) =>
    pointsOf(rules, winner, random).map((side, at, points): MatchEvent => {
      const last = at === points.length - 1;
      // A leg is over a little before the next begins.
      const share = Math.trunc(((at + 1) * legPermille * 9) / (points.length * 10));
      return { atPermille: index * legPermille + share, side, leg: index + 1, winsLeg: last };
    }),
  );
  return { outcome: { ...won, legs }, events, endsAtPermille: legs.length * legPermille };
}

/** The points of a leg in their order: the loser stops short by two, the winner has the last one. */
function pointsOf({ pointsToWin }: SeriesRules, winner: Side, random: RandomBelow): Side[] {
  // The better of two draws: close legs are commoner.
  const conceded = Math.max(random(pointsToWin - 1), random(pointsToWin - 1));
  const loser = winner === "home" ? "away" : "home";
  const order: Side[] = [];
  let [mine, theirs] = [pointsToWin - 1, conceded];
  while (mine + theirs > 0) {
    const isMine = random(mine + theirs) < mine;
    order.push(isMine ? winner : loser);
    if (isMine) mine -= 1;
    else theirs -= 1;
  }
  return [...order, winner];
}
