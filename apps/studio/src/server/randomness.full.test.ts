import { describe, expect, it } from "vitest";
import type { RandomBelow } from "../engine/types.ts";
import { makeRandom } from "./random.ts";
import { seededRandom } from "./testing/seeded-random.ts";
import { deviationOf, randomnessTests } from "./testing/randomness.ts";

const draws = 2_000_000;
/** Beyond this in either direction: 1 in 1,000,000 a test, so below 1 in 50,000 for all of them together. */
const deviationMax = 4.9;

function deviations(random: RandomBelow): ReadonlyMap<string, number> {
  return new Map(randomnessTests.map(({ name, measure }) => [name, Math.abs(deviationOf(measure(random, draws)))]));
}

function failing(random: RandomBelow): string[] {
  return [...deviations(random)].filter(([, deviation]) => deviation > deviationMax).map(([name]) => name);
}

describe("the studio's source of chance", () => {
  it.each(randomnessTests)("passes: $name", ({ measure }) => {
    expect(Math.abs(deviationOf(measure(makeRandom(), draws)))).toBeLessThan(deviationMax);
  });
});

describe("the tests of chance", () => {
  it("pass a good generator", () => {
    expect(failing(seededRandom(7))).toEqual([]);
  });

  it("catch draws that are cut to size without throwing the rest away", () => {
    const random = makeRandom();
    expect(failing((bound) => random(1 << 10) % bound)).toEqual(expect.arrayContaining(["frequency below 37", "frequency below 1000"]));
  });

  it("catch a generator whose draws follow from the last one", () => {
    let state = 1;
    const line: RandomBelow = (bound) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      return state % bound;
    };
    expect(failing(line)).toEqual(expect.arrayContaining(["pairs 1 apart below 32", "pairs 5 apart below 32"]));
  });

  it("catch a wheel that evens out what came before", () => {
    const random = makeRandom();
    let last = -1;
    const shy: RandomBelow = (bound) => {
      let value = random(bound);
      if (value === last) value = random(bound);
      last = value;
      return value;
    };
    expect(failing(shy)).toEqual(expect.arrayContaining(["pairs 1 apart below 10", "different values among five below 10"]));
  });
});
