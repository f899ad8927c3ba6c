import { randomBytes } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { toNumber, type Fraction } from "../engine/fraction.ts";
import { spinRound } from "../engine/spin-round.ts";
import { averageBand, logMgfOfChance, type Band, type LogMgf } from "../engine/testing/chernoff.ts";
import { roundLogMgfs } from "../engine/testing/round-chances.ts";
import type { TitleDefinition } from "../engine/types.ts";
import { titles } from "../titles/registry.ts";
import { statedReturns } from "../titles/returns.ts";
import { makeRandom } from "./random.ts";
import { seededBytes } from "./testing/seeded-bytes.ts";

/**
 * Ten million rounds of each title, played by the engine that decides bets, with the studio's own source of chance fed by
 * a seed, against the exact figures.
 *
 * Four averages of a title are looked at: what a round pays, what its base spin pays, how often that pays anything, how
 * often free spins come. Each may err to two sides, so a family of 25 titles has at most 200 ways of a false alarm; each is
 * given a chance of 1 in 10,000 ÷ 200, and by the union bound the family stays below 1 in 10,000. The bounds are Chernoff's,
 * from the exact distributions: they hold for any number of rounds and any tail, so nothing rests on averages being normal.
 *
 * LANTERN_SIMULATION_SEED plays a run again, LANTERN_SIMULATION_ROUNDS sets its length, LANTERN_SIMULATION_TITLES names
 * codes, parted by commas.
 */
const FAMILY_CHANCE = 1e-4;
const AVERAGES = 4;
const seed = process.env["LANTERN_SIMULATION_SEED"] ?? randomBytes(8).toString("hex");
const rounds = Number(process.env["LANTERN_SIMULATION_ROUNDS"] ?? 10_000_000);
const wanted = process.env["LANTERN_SIMULATION_TITLES"]?.split(",");
const chance = FAMILY_CHANCE / (titles.length * AVERAGES * 2);
const report: string[] = [];

afterAll(() => {
  process.stdout.write(`${[`Simulation of ${rounds} rounds a title, LANTERN_SIMULATION_SEED=${seed}`, ...report].join("\n")}\n`);
});

describe("ten million rounds agree with the exact figures", () => {
  test.each(titles.filter(({ code }) => wanted?.includes(code) ?? true).map((title) => [title.code, title] as const))(
    "%s",
    (code, title) => {
      const stated = statedReturns[code]!;
      const { base, round } = roundLogMgfs(title);
      const roundVariance = Number(stated.deviation) ** 2;
      const band = (logMgf: LogMgf, mean: Fraction, variance: number): Band =>
        averageBand(logMgf, { mean: toNumber(mean), variance, rounds, chance });
      const ofChance = (hit: Fraction): Band => band(logMgfOfChance(toNumber(hit)), hit, toNumber(hit) * (1 - toNumber(hit)));
      const returned = band(round, stated.returnToPlayer, roundVariance);
      const started = performance.now();
      const played = simulate(title);
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      report.push(
        `${code} returned ${percent(played.pay)} (exactly ${percent(toNumber(stated.returnToPlayer))}, allowed ${percent(returned.lowest)} to ` +
          `${percent(returned.highest)}), hits ${percent(played.hits)}, largest win ${played.most} stakes, ${seconds} s`,
      );
      expect(`${code} ${describeIn(returned, played.pay)}`).toBe(`${code} inside`);
      expect(`${code} ${describeIn(band(base, stated.baseReturn, roundVariance), played.basePay)}`).toBe(`${code} inside`);
      expect(`${code} ${describeIn(ofChance(stated.hitFrequency), played.hits)}`).toBe(`${code} inside`);
      if (!title.freeSpins) return expect(played.features).toBe(0);
      expect(`${code} ${describeIn(ofChance(stated.freeSpinChance), played.features)}`).toBe(`${code} inside`);
      expect(played.most).toBeLessThanOrEqual(Number(stated.maxRoundMultiple ?? Infinity));
    },
  );
});

interface Played {
  /** Averages over the rounds, amounts in stakes. */
  readonly pay: number;
  readonly basePay: number;
  readonly hits: number;
  readonly features: number;
  /** The largest win of a round, in stakes. */
  readonly most: number;
}

/** Sums stay whole numbers of bet units, so that no digit is lost on the way. */
function simulate(title: TitleDefinition): Played {
  const random = makeRandom(seededBytes(`${seed} ${title.code}`));
  const stake = BigInt(title.betUnits);
  let sum = 0;
  let baseSum = 0;
  let hits = 0;
  let features = 0;
  let most = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { steps, winUnits } = spinRound(title, stake, random);
    const won = Number(winUnits);
    sum += won;
    if (won > most) most = won;
    let lastOfBase = steps[0]!;
    for (const step of steps) {
      if (step.phase === "free") break;
      lastOfBase = step;
    }
    const basePay = Number(lastOfBase.totalUnits);
    baseSum += basePay;
    if (basePay > 0) hits += 1;
    if (lastOfBase.award !== null) features += 1;
  }
  const stakes = rounds * title.betUnits;
  return { pay: sum / stakes, basePay: baseSum / stakes, hits: hits / rounds, features: features / rounds, most: most / title.betUnits };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(3)} %`;
}

function describeIn({ lowest, highest }: Band, average: number): string {
  return average >= lowest && average <= highest ? "inside" : `${average} is not within ${lowest} and ${highest} (seed ${seed})`;
}
