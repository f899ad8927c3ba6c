import { describe, expect, test } from "vitest";
import { titles } from "../titles/registry.ts";
import { stakesFor } from "../titles/stakes.ts";
import { seededRandom } from "./seeded-random.ts";
import { spinRound } from "./spin-round.ts";
import type { EngineStep, TitleDefinition } from "./types.ts";

/** A round with the questions that it asked of the source of chance. */
function played(title: TitleDefinition, stakeUnits: bigint, seed: number) {
  const random = seededRandom(seed);
  const asked: number[] = [];
  const round = spinRound(title, stakeUnits, (exclusiveMax) => {
    asked.push(exclusiveMax);
    return random(exclusiveMax);
  });
  return { ...round, asked };
}

/** A step without its amounts. */
function pictureOf({ winUnits: _win, totalUnits: _total, wins, ...picture }: EngineStep): unknown {
  return { ...picture, wins: wins.map(({ amountUnits: _amount, ...win }) => win) };
}

describe.each(titles.map((title) => [title.code, title] as const))("%s at every stake that it offers", (_, title) => {
  const stakes = [...new Set(["THB", "MMK", "VND", "USD"].flatMap((currency) => [...stakesFor(title, currency).stakes]))];

  test("the same draws are asked for, show the same pictures, and pay in proportion to the stake", () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const unit = played(title, BigInt(title.betUnits), seed);
      for (const stake of stakes) {
        const round = played(title, stake, seed);
        const times = stake / BigInt(title.betUnits);
        expect(round.asked).toEqual(unit.asked);
        expect(round.steps.map(pictureOf)).toEqual(unit.steps.map(pictureOf));
        expect(round.winUnits).toBe(unit.winUnits * times);
        expect(round.steps.map(({ totalUnits }) => BigInt(totalUnits))).toEqual(
          unit.steps.map(({ totalUnits }) => BigInt(totalUnits) * times),
        );
      }
    }
  });

  test("a round is asked for by a title, a stake and a source of chance, and remembers nothing", () => {
    expect(spinRound).toHaveLength(3);
    const first = played(title, stakes[0]!, 5);
    for (let seed = 100; seed < 110; seed += 1) played(title, stakes.at(-1)!, seed);
    expect(played(title, stakes[0]!, 5)).toEqual(first);
  });
});
