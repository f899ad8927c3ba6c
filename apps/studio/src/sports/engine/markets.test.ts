import { describe, expect, it } from "vitest";
import { seededRandom } from "../../server/testing/seeded-random.ts";
import { leagues } from "../leagues/registry.ts";
import { drawMatch } from "./draw-match.ts";
import { goalsMax, goalsOf, goalTable, goalWeight } from "./goal-table.ts";
import { matchModel } from "./match-model.ts";
import { marketReturns } from "./market-returns.ts";
import { findSelection, marketsOf } from "./markets.ts";
import { seeMatch } from "./match-view.ts";
import { payoutOf, priceMarket, returnOf, weightOf } from "./odds.ts";
import type { GoalRules, MatchRules, Outcome, SeriesRules, Side, Strength } from "./types.ts";

const pairs = leagues.flatMap((league) =>
  league.clubs.flatMap((home) => league.clubs.filter((away) => away !== home).map((away) => ({ league, home, away }))),
);

/** Poisson by the book, in floating point and cut at nine: what the whole numbers must come close to. */
function poisson(mean: number): number[] {
  const factorial = (number: number): number => (number < 2 ? 1 : number * factorial(number - 1));
  const terms = Array.from({ length: 10 }, (_, goals) => (Math.exp(-mean) * mean ** goals) / factorial(goals));
  const sum = terms.reduce((total, term) => total + term, 0);
  return terms.map((term) => term / sum);
}

/** The chance of a selection, from its words and not from the engine's rules. */
function chanceByGoals(rules: GoalRules, home: Strength, away: Strength, market: string, selection: string): number {
  const mean = (thousandths: number, attack: number, defence: number): number => Math.floor((thousandths * attack * defence) / 1e4) / 1e3;
  const atHome = poisson(mean(rules.homeMeanThousandths, home.attack, away.defence));
  const awayFrom = poisson(mean(rules.awayMeanThousandths, away.attack, home.defence));
  let chance = 0;
  for (let one = 0; one <= 9; one += 1) {
    for (let other = 0; other <= 9; other += 1) {
      if (trueOf(one, other, market, selection)) chance += atHome[one]! * awayFrom[other]!;
    }
  }
  return chance;
}

function trueOf(home: number, away: number, market: string, selection: string): boolean {
  const sign = home > away ? "home" : home < away ? "away" : "draw";
  if (market === "winner") return sign === selection;
  if (market === "double") return selection.split("-").includes(sign);
  if (market === "both-score") return (selection === "yes") === home * away > 0;
  if (market.startsWith("goals-")) return (selection === "over") === home + away > Number(market.slice("goals-".length));
  if (selection === "other") return Math.max(home, away) >= 4;
  return selection === `${home}-${away}`;
}

/** A series by formulas over the chance of one leg, as whole numbers over a million to the power of its legs. */
function weightBySeries(legs: 3 | 5, p: bigint, market: string, selection: string): bigint {
  const million = 1_000_000n;
  const q = million - p;
  const needed = (legs + 1) / 2;
  const choose: Readonly<Record<string, bigint>> = { "2 0": 1n, "2 1": 2n, "3 0": 1n, "3 1": 3n, "3 2": 6n };
  const score = (winner: bigint, loser: bigint, lost: number): bigint =>
    choose[`${needed} ${lost}`]! * winner ** BigInt(needed) * loser ** BigInt(lost) * million ** BigInt(legs - needed - lost);
  const lostMax = needed - 1;
  const all = Array.from({ length: lostMax + 1 }, (_, lost) => lost);
  const sum = (weights: readonly bigint[]): bigint => weights.reduce((total, weight) => total + weight, 0n);
  if (market === "winner") return sum(all.map((lost) => (selection === "home" ? score(p, q, lost) : score(q, p, lost))));
  if (market === "first-leg") return (selection === "home" ? p : q) * million ** BigInt(legs - 1);
  if (market.startsWith("legs-")) {
    const line = Number(market.slice("legs-".length));
    const counted = all.filter((lost) => (selection === "over") === needed + lost > line);
    return sum(counted.map((lost) => score(p, q, lost) + score(q, p, lost)));
  }
  const [home = 0, away = 0] = selection.split("-").map(Number);
  return home > away ? score(p, q, away) : score(q, p, home);
}

describe("chances", () => {
  it("of every market of every match where goals are scored are Poisson's by the book, within a hundred-thousandth", () => {
    let compared = 0;
    for (const { league, home, away } of pairs) {
      const { rules } = league;
      if (rules.kind !== "goals") continue;
      const model = matchModel(rules, home.strength, away.strength);
      for (const market of marketsOf(rules)) {
        for (const selection of market.selections) {
          const exact = Number((weightOf(model, selection) * 10n ** 15n) / model.total) / 1e15;
          const byTheBook = chanceByGoals(rules, home.strength, away.strength, market.code, selection.code);
          expect(Math.abs(exact - byTheBook), `${league.code} ${home.code} ${away.code} ${market.code} ${selection.code}`).toBeLessThan(
            1e-5,
          );
          compared += 1;
        }
      }
    }
    expect(compared).toBe((8 * 7 + 6 * 5) * 31);
  });

  it("of every market of every series are the formulas', to the last digit", () => {
    for (const { league, home, away } of pairs) {
      const { rules } = league;
      if (rules.kind !== "series") continue;
      const model = matchModel(rules, home.strength, away.strength);
      const share = BigInt(Math.floor((1_000_000 * home.strength.attack) / (home.strength.attack + away.strength.attack)));
      for (const market of marketsOf(rules)) {
        for (const selection of market.selections) {
          expect(weightOf(model, selection)).toBe(weightBySeries(rules.legs, share, market.code, selection.code));
        }
      }
    }
  });

  it("of one side's goals are whole millionths of which each is drawn by exactly as many draws", () => {
    for (const mean of [400, 1_180, 1_480, 3_000]) {
      const table = goalTable(mean);
      expect(table).toHaveLength(goalsMax + 1);
      expect(table.reduce((total, weight) => total + weight, 0)).toBe(goalWeight);
      let below = 0;
      for (const [goals, weight] of table.entries()) {
        if (weight === 0) continue;
        expect([goalsOf(table, below), goalsOf(table, below + weight - 1)]).toEqual([goals, goals]);
        below += weight;
      }
    }
    expect(() => goalTable(0)).toThrow(RangeError);
    expect(() => goalsOf(goalTable(1_000), goalWeight)).toThrow(RangeError);
  });

  it("are those of what is drawn: 10,000 matches of each league from seed 4711 fall as priced, within five standard errors", () => {
    for (const { code, rules, clubs } of leagues) {
      const [home, away] = [clubs[0]!, clubs[clubs.length - 1]!];
      const model = matchModel(rules, home.strength, away.strength);
      const random = seededRandom(4711);
      const drawn = Array.from({ length: 10_000 }, () => drawMatch(rules, home.strength, away.strength, random).outcome);
      for (const market of marketsOf(rules)) {
        for (const selection of market.selections) {
          const chance = Number((weightOf(model, selection) * 10n ** 12n) / model.total) / 1e12;
          const share = drawn.filter((outcome) => selection.wins(outcome)).length / drawn.length;
          const error = Math.sqrt((chance * (1 - chance)) / drawn.length);
          expect(Math.abs(share - chance), `${code} ${market.code} ${selection.code}`).toBeLessThan(5 * error + 1e-9);
        }
      }
    }
  });
});

describe("odds", () => {
  it("keep at least the stated margin of every selection of every match, and not a hundredth more than they must", () => {
    for (const { league, home, away } of pairs) {
      const model = matchModel(league.rules, home.strength, away.strength);
      for (const market of marketsOf(league.rules)) {
        const kept = BigInt(10_000 - market.marginBasisPoints);
        for (const priced of priceMarket(model, market)) {
          if (priced.oddsHundredths === 0) continue;
          const { numerator, denominator } = returnOf(model, priced);
          expect(numerator * 10_000n <= denominator * kept).toBe(true);
          const raised = returnOf(model, { ...priced, oddsHundredths: priced.oddsHundredths + 1 });
          expect(raised.numerator * 10_000n > raised.denominator * kept).toBe(true);
          expect(priced.oddsHundredths).toBeGreaterThan(100);
          expect(priced.oddsHundredths).toBeLessThanOrEqual(50_000);
        }
      }
    }
  });

  it("are offered on who wins in every match, and the stated returns of a market hold every match of the league", () => {
    for (const { rules, clubs } of leagues) {
      const strengths = clubs.map(({ strength }) => strength);
      const stated = new Map(marketReturns(rules, strengths).map((row) => [row.market, row]));
      for (const home of strengths) {
        for (const away of strengths.filter((other) => other !== home)) {
          const model = matchModel(rules, home, away);
          for (const market of marketsOf(rules)) {
            const priced = priceMarket(model, market);
            if (market.code === "winner") expect(priced.every(({ oddsHundredths }) => oddsHundredths > 0)).toBe(true);
            const row = stated.get(market.code)!;
            for (const selection of priced.filter(({ oddsHundredths }) => oddsHundredths > 0)) {
              const { numerator, denominator } = returnOf(model, selection);
              const percent = Number((numerator * 10n ** 12n) / denominator) / 1e10;
              expect(percent).toBeGreaterThanOrEqual(Number(row.leastPercent));
              expect(percent).toBeLessThanOrEqual(Number(row.mostPercent));
              expect(percent).toBeLessThanOrEqual(100 - Number(row.marginPercent));
            }
          }
        }
      }
      expect(stated.get("winner")).toMatchObject({ marginPercent: "5.00" });
      expect(stated.get("score")).toMatchObject({ marginPercent: "10.00" });
    }
  });

  it("pay exact amounts, or say so", () => {
    expect(payoutOf(50_000n, 185)).toBe(92_500n);
    expect(() => payoutOf(50n, 185)).toThrow(RangeError);
  });
});

describe("settlement", () => {
  const goals: MatchRules = { kind: "goals", homeMeanThousandths: 1_480, awayMeanThousandths: 1_180 };
  const series = (legs: 3 | 5): SeriesRules => ({ kind: "series", legs, pointsToWin: 5, legWord: "map" });
  const winners = (rules: MatchRules, market: string, outcome: Outcome): string[] =>
    marketsOf(rules)
      .find(({ code }) => code === market)!
      .selections.filter((selection) => selection.wins(outcome))
      .map(({ code }) => code);

  it("of every market on every score has one winner, the double chance two", () => {
    for (const rules of [goals, series(3), series(5)]) {
      for (const { outcome } of matchModel(rules, { attack: 100, defence: 100 }, { attack: 90, defence: 100 }).outcomes) {
        for (const { code } of marketsOf(rules)) expect(winners(rules, code, outcome)).toHaveLength(code === "double" ? 2 : 1);
      }
    }
  });

  it("of every market on every score of goals is what its words say", () => {
    for (let home = 0; home <= 9; home += 1) {
      for (let away = 0; away <= 9; away += 1) {
        for (const market of marketsOf(goals)) {
          for (const { code, wins } of market.selections) expect(wins({ home, away })).toBe(trueOf(home, away, market.code, code));
        }
      }
    }
  });

  it.each<[Outcome, Readonly<Record<string, string>>]>([
    [
      { home: 2, away: 0, legs: ["home", "home"] },
      { winner: "home", "first-leg": "home", "legs-2.5": "under", score: "2-0" },
    ],
    [
      { home: 2, away: 1, legs: ["away", "home", "home"] },
      { winner: "home", "first-leg": "away", "legs-2.5": "over", score: "2-1" },
    ],
    [
      { home: 1, away: 2, legs: ["home", "away", "away"] },
      { winner: "away", "first-leg": "home", "legs-2.5": "over", score: "1-2" },
    ],
    [
      { home: 0, away: 2, legs: ["away", "away"] },
      { winner: "away", "first-leg": "away", "legs-2.5": "under", score: "0-2" },
    ],
  ])("of a series of three that ended %j", (outcome, expected) => {
    expect(Object.fromEntries(marketsOf(series(3)).map(({ code }) => [code, winners(series(3), code, outcome).join()]))).toEqual(expected);
  });

  it("of a series of five counts its legs against both lines", () => {
    const legs: readonly Side[] = ["home", "away", "away", "away"];
    const outcome = { home: 1, away: 3, legs };
    expect(Object.fromEntries(marketsOf(series(5)).map(({ code }) => [code, winners(series(5), code, outcome).join()]))).toEqual({
      winner: "away",
      "first-leg": "home",
      "legs-3.5": "over",
      "legs-4.5": "under",
      score: "1-3",
    });
    expect(findSelection(goals, "legs-3.5", "over")).toBeUndefined();
  });
});

describe("a drawn match", () => {
  it("shows on its way exactly what it ends with, and nothing before its time", () => {
    const random = seededRandom(77);
    for (const { rules, clubs } of leagues) {
      for (let played = 0; played < 40; played += 1) {
        const drawn = drawMatch(rules, clubs[0]!.strength, clubs[1]!.strength, random);
        const { home, away } = seeMatch(rules, drawn, drawn.endsAtPermille);
        expect([home, away]).toEqual([drawn.outcome.home, drawn.outcome.away]);
        expect(seeMatch(rules, drawn, 0)).toMatchObject({ home: 0, away: 0, events: [], over: false });
        let before = 0;
        for (const event of drawn.events) {
          expect(event.atPermille).toBeGreaterThanOrEqual(before);
          expect(event.atPermille).toBeLessThan(drawn.endsAtPermille);
          before = event.atPermille;
          expect(seeMatch(rules, drawn, event.atPermille - 1).events).not.toContain(event);
        }
        if (rules.kind === "series") {
          const won = drawn.events.filter(({ winsLeg }) => winsLeg);
          expect(won.map(({ side }) => side)).toEqual(drawn.outcome.legs);
          for (const { leg, side } of won) {
            expect(drawn.events.filter((event) => event.leg === leg && event.side === side)).toHaveLength(rules.pointsToWin);
          }
        }
      }
    }
  });
});
