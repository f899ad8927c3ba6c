import { expect, test } from "vitest";
import { spinRound } from "../engine/spin-round.ts";
import { seededRandom } from "../engine/seeded-random.ts";
import type { EngineStep } from "../engine/types.ts";
import { titles } from "../titles/registry.ts";
import { freeSpinRun } from "./free-spin-run.ts";

const step = (change: Partial<EngineStep>): EngineStep => ({
  kind: "spin",
  phase: "base",
  stops: [],
  window: [],
  changes: [],
  shown: [],
  wins: [],
  winUnits: "0",
  totalUnits: "0",
  cascade: 0,
  multiplier: 1,
  award: null,
  freeSpinsLeft: 0,
  ...change,
});

test("falls are no spins, and spins won again count from the picture after", () => {
  const steps = [
    step({ award: { spins: 2, positions: [] } }),
    step({ phase: "free" }),
    step({ phase: "free", kind: "cascade", award: { spins: 3, positions: [] } }),
    step({ phase: "free" }),
  ];
  expect(steps.map((_, at) => freeSpinRun(steps, at))).toEqual([null, { at: 1, of: 2 }, { at: 1, of: 2 }, { at: 2, of: 5 }]);
});

test("in played rounds the last free spin is the last of them", () => {
  let seen = 0;
  for (const title of titles.filter(({ freeSpins }) => freeSpins !== null)) {
    const random = seededRandom(21);
    for (let round = 0; round < 400; round += 1) {
      const { steps } = spinRound(title, BigInt(title.betUnits), random);
      const run = freeSpinRun(steps, steps.length - 1);
      if (!run) continue;
      seen += 1;
      expect(run.at).toBe(run.of);
    }
  }
  expect(seen).toBeGreaterThan(20);
});
