import { expect, test } from "vitest";
import { byTurns, byWarmTurns, shortRounds } from "./rounds.ts";

test("contenders run by turns, and each begins a round once", async () => {
  const order: string[] = [];
  const contender = (name: string) => async (round: number) => {
    order.push(`${name}${round}`);
    return round * 10;
  };
  const outcomes = await byTurns(2, { ours: contender("ours"), bare: contender("bare") });
  expect(order).toEqual(["ours0", "bare0", "bare1", "ours1"]);
  expect(outcomes).toEqual({ ours: [0, 10], bare: [0, 10] });
});

test("the round that warms up does not count", async () => {
  let runs = 0;
  const { ours } = await byWarmTurns(2, { ours: async () => (runs += 1) });
  expect(ours).toEqual([2, 3]);
  expect(await byWarmTurns(1, { ours: async () => (runs += 1) }, 2)).toEqual({ ours: [6] });
});

test("shorter rounds take as long together", () => {
  expect(shortRounds({ rounds: 3, roundMs: 1_000 }, 5)).toEqual({ rounds: 15, roundMs: 200 });
});
