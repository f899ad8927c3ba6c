import { describe, expect, test } from "vitest";
import { elephantRegalia } from "../titles/elephant-regalia.ts";
import { tigerSanctum } from "../titles/tiger-sanctum.ts";
import { mystery, plainSpin, regular, reelStrips, scatter, wild } from "../titles/title-parts.ts";
import { forEachCombination } from "./combinations.ts";
import { compileTitle, NO_SYMBOL, type CompiledMode, type CompiledTitle } from "./compiled-title.ts";
import { playSpin } from "./play-spin.ts";
import { seededRandom } from "./seeded-random.ts";
import { spinDistribution } from "./spin-distribution.ts";
import type { SpinStart } from "./spin-start.ts";
import type { SpinMode, Strips, TitleDefinition } from "./types.ts";

/** Every combination played by the production engine: "pay scatters falls" → how often. */
function byBruteForce(title: CompiledTitle, mode: CompiledMode, start: SpinStart): Map<string, bigint> {
  const counts = new Map<string, bigint>();
  const wildReels = mode.mode.wildReels.length > 0 ? mode.mode.wildReels : [{ value: [], weight: 1 }];
  const mysteries = mode.mystery.length > 0 ? mode.mystery : [{ value: NO_SYMBOL, weight: 1 }];
  for (const reels of wildReels) {
    for (const opened of mysteries) {
      forEachCombination(mode.strips, (stops) => {
        const spin = playSpin(title, mode, stops, { ...start, wildReels: reels.value, mystery: opened.value }, () => 0);
        const falls = title.title.engine === "cascading" ? spin.pictures.length - 1 : 0;
        const key = `${spin.payUnits} ${spin.scatters} ${falls}`;
        counts.set(key, (counts.get(key) ?? 0n) + BigInt(reels.weight * opened.weight));
      });
    }
  }
  return counts;
}

const symbols = [wild("w"), scatter("s", 2, 10, 50), mystery("m"), regular("a", 5, 20, 90), regular("b", 4, 9, 30), regular("c", 1, 3, 8)];

/** Five short reels of random symbols; the outer ones have no wild. */
function smallTitle(seed: number, rules: Partial<SpinMode>, shape: Partial<TitleDefinition>): TitleDefinition {
  const random = seededRandom(seed);
  const ids = (reel: number): string[] => {
    const all = ["a", "b", "c", "c"];
    if (reel > 0 && reel < 4) all.push("w");
    if (!shape.bothDirections) all.push("s");
    if (rules.mystery) all.push("m");
    return all;
  };
  const strips: Strips = Array.from({ length: 5 }, (_, reel) => Array.from({ length: 6 }, () => ids(reel)[random(ids(reel).length)]!));
  return {
    ...elephantRegalia,
    code: `SMALL-${seed}`,
    rows: 2,
    betUnits: 2,
    lines: [
      [0, 0, 0, 0, 0],
      [1, 0, 1, 0, 1],
    ],
    ways: 0,
    bothDirections: false,
    symbols,
    base: { ...plainSpin, ...rules, strips },
    freeSpins: null,
    ...shape,
  };
}

const wildReels = [
  { value: [], weight: 5 },
  { value: [1, 3], weight: 2 },
];
const opening = [
  { value: "a", weight: 1 },
  { value: "c", weight: 3 },
];
const ways: Partial<TitleDefinition> = { engine: "ways", lines: [], ways: 32 };
const cases: readonly [string, Partial<SpinMode>, Partial<TitleDefinition>, Partial<SpinStart>?][] = [
  ["lines, multiplied", { multiplier: 3 }, {}],
  ["lines with multiplying wilds", { wildMultiplier: 3 }, {}],
  ["lines with expanding wilds", { expandingWilds: true }, {}],
  ["lines with reels that turn wild", { wildReels }, {}],
  ["lines with mystery symbols and a chosen wild", { mystery: opening }, {}, { chosenWild: 3 }],
  ["lines from both ends", { expandingWilds: true }, { bothDirections: true }],
  ["ways, multiplied", { multiplier: 2 }, ways],
  ["ways with wilds that count thrice and wild reels", { wildMultiplier: 3, wildReels }, ways],
  ["ways of four rows", { wildMultiplier: 2 }, { ...ways, rows: 4, ways: 1024 }],
  ["ways with mystery symbols", { mystery: opening }, ways],
  ["falls of lines", { cascadeMultipliers: [1, 2, 5] }, { engine: "cascading" }],
  ["falls of ways on a ladder that was climbed before", { cascadeMultipliers: [1, 2, 5] }, { ...ways, engine: "cascading" }, { rung: 1 }],
];

describe("the distribution of a spin is what playing every combination gives", () => {
  test.each(cases)("%s", (_, rules, shape, start) => {
    for (const seed of [1, 2, 3]) {
      const title = compileTitle(smallTitle(seed, rules, shape));
      const from: SpinStart = { chosenWild: NO_SYMBOL, rung: 0, ...start };
      const brute = byBruteForce(title, title.base, from);
      const { outcomes, totalWeight } = spinDistribution(title, title.base, from);
      expect(new Map(outcomes.map(({ payUnits, scatters, falls, weight }) => [`${payUnits} ${scatters} ${falls}`, weight]))).toEqual(brute);
      expect(totalWeight).toBe([...brute.values()].reduce((sum, count) => sum + count, 0n));
    }
  });

  test("a third reel that spins again counts each of its stops", () => {
    const strips = reelStrips("a b", "a c", "a b c");
    const title = compileTitle({
      ...tigerSanctum,
      code: "SMALL-AGAIN",
      rows: 1,
      betUnits: 1,
      lines: [[0, 0, 0]],
      symbols: [regular("a", 5), regular("b", 4), regular("c", 1)],
      base: { ...plainSpin, strips },
      fullHouseMultiplier: 1,
      respinThirdReel: true,
    });
    // Of 12 combinations only a-a-b and a-a-c spin again: each then wins in one of three. 36 parts in all.
    const { outcomes, totalWeight } = spinDistribution(title, title.base, { chosenWild: NO_SYMBOL, rung: 0 });
    expect(totalWeight).toBe(36n);
    expect(outcomes.map(({ payUnits, weight }) => [payUnits, weight])).toEqual([
      [0, 31n],
      [5, 5n],
    ]);
  });
});
