import { expect, test } from "vitest";
import { titles } from "../titles/registry.ts";
import { statedReturns } from "../titles/returns.ts";
import { toNumber } from "./fraction.ts";
import { seededRandom } from "./seeded-random.ts";
import { spinRound } from "./spin-round.ts";

/**
 * Twenty-five titles with two figures each are 50 two-sided tests. At 5 standard errors each is wrong in 0.6 of a million
 * where averages are normal, all together in less than 1 of 10,000. The seed is fixed: what is tested is the engine, not
 * the day's luck. Ten million rounds a title, with a bound that needs no normal averages, are the long tier's
 * (`server/simulation.full.test.ts`).
 */
const LARGEST_Z = 5;
const ROUNDS = 40_000;

test.each(titles.map((title) => [title.code, title] as const))("%s pays in play what its exact return states", (code, title) => {
  const random = seededRandom(0x1a47e2 + titles.indexOf(title));
  let sum = 0;
  let squares = 0;
  let hits = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { steps, winUnits } = spinRound(title, BigInt(title.betUnits), random);
    const share = Number(winUnits) / title.betUnits;
    sum += share;
    squares += share * share;
    if (steps.some((step) => step.phase === "base" && step.winUnits !== "0")) hits += 1;
  }
  const mean = sum / ROUNDS;
  const standardError = Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS);
  const stated = statedReturns[code]!;
  expect(Math.abs(mean - toNumber(stated.returnToPlayer)) / standardError).toBeLessThan(LARGEST_Z);
  const hitChance = toNumber(stated.hitFrequency);
  const hitError = Math.sqrt((hitChance * (1 - hitChance)) / ROUNDS);
  expect(Math.abs(hits / ROUNDS - hitChance) / hitError).toBeLessThan(LARGEST_Z);
});
