import { describe, expect, test } from "vitest";
import { findTitle } from "../../titles/registry.ts";
import { exactSpread } from "../exact-spread.ts";
import { toNumber } from "../fraction.ts";
import { averageBand, logMgfOfChance } from "./chernoff.ts";
import { roundLogMgfs } from "./round-chances.ts";

/** The chance that of `rounds` rounds at least `from` hit, summed exactly enough. */
function upperTail(rounds: number, hitChance: number, from: number): number {
  let term = (1 - hitChance) ** rounds;
  let sum = 0;
  for (let hits = 0; hits <= rounds; hits += 1) {
    if (hits >= from) sum += term;
    term *= ((rounds - hits) / (hits + 1)) * (hitChance / (1 - hitChance));
  }
  return sum;
}

describe("the band of an average", () => {
  test.each([0.05, 0.3, 0.5])("is left no more often than it says, at a chance of %s", (hitChance) => {
    const rounds = 400;
    const chance = 0.01;
    const { lowest, highest } = averageBand(logMgfOfChance(hitChance), {
      mean: hitChance,
      variance: hitChance * (1 - hitChance),
      rounds,
      chance,
    });
    expect(upperTail(rounds, hitChance, Math.ceil(highest * rounds))).toBeLessThanOrEqual(chance);
    expect(1 - upperTail(rounds, hitChance, Math.floor(lowest * rounds) + 1)).toBeLessThanOrEqual(chance);
    // It is no empty promise either: within 1.5 of what a normal average would have.
    expect(highest - hitChance).toBeLessThan(1.5 * 2.326 * Math.sqrt((hitChance * (1 - hitChance)) / rounds));
  });

  test("of a title with free spins is near the normal one over ten million rounds, and catches a return that is 0.5 % off", () => {
    const title = findTitle("GN-TURTL")!;
    const spread = exactSpread(title);
    const mean = toNumber(spread.returnToPlayer);
    const variance = toNumber(spread.variance);
    const { lowest, highest } = averageBand(roundLogMgfs(title).round, { mean, variance, rounds: 10_000_000, chance: 5e-7 });
    const normal = Math.sqrt((variance * 2 * Math.log(2e6)) / 10_000_000);
    for (const width of [highest - mean, mean - lowest]) {
      expect(width).toBeGreaterThan(0.9 * normal);
      expect(width).toBeLessThan(1.1 * normal);
      expect(width).toBeLessThan(0.005);
    }
  });
});
