import { describe, expect, test } from "vitest";
import { mystery, plainSpin, regular, scatter, wild } from "../titles/title-parts.ts";
import { elephantRegalia } from "../titles/elephant-regalia.ts";
import { titles } from "../titles/registry.ts";
import { tigerSanctum } from "../titles/tiger-sanctum.ts";
import { statedReturns } from "../titles/returns.ts";
import { compileTitle, NO_SYMBOL } from "./compiled-title.ts";
import { exactReturn } from "./exact-return.ts";
import { exactSpin } from "./exact-spin.ts";
import { forEachCombination } from "./combinations.ts";
import { add, fraction, multiply, ZERO, type Fraction } from "./fraction.ts";
import { playSpin } from "./play-spin.ts";
import { seededRandom } from "./seeded-random.ts";
import type { SpinMode, Strips, TitleDefinition } from "./types.ts";

const bounds = { lowest: fraction(945n, 1_000n), highest: fraction(97n, 100n) };
const atMost = (a: Fraction, b: Fraction) => a.numerator * b.denominator <= b.numerator * a.denominator;

describe.each(titles.map((title) => [title.code, title] as const))("%s", (code, title) => {
  const exact = exactReturn(title);

  test("states the return that its strips and paytable have", () => {
    const { returnPercent, hitPercent, returnToPlayer, baseReturn, freeSpinReturn, hitFrequency, freeSpinChance } = statedReturns[code]!;
    expect({ returnToPlayer, baseReturn, freeSpinReturn, hitFrequency, freeSpinChance }).toEqual(exact);
    expect(returnPercent).toMatch(/^9[456]\.\d\d$/);
    expect(hitPercent).toMatch(/^\d\d\.\d\d$/);
  });

  test("returns between 94.5 and 97 per cent", () => {
    expect(atMost(bounds.lowest, exact.returnToPlayer)).toBe(true);
    expect(atMost(exact.returnToPlayer, bounds.highest)).toBe(true);
    expect(add(exact.baseReturn, exact.freeSpinReturn)).toEqual(exact.returnToPlayer);
  });
});

/** Every combination of stops and of choices, played by the production engine and summed. */
function byBruteForce(title: TitleDefinition, chosenWild: number): { payUnits: Fraction; hitChance: Fraction } {
  const compiled = compileTitle(title);
  const mode = compiled.base;
  const wildReels = mode.mode.wildReels.length > 0 ? mode.mode.wildReels : [{ value: [], weight: 1 }];
  const mysteries = mode.mystery.length > 0 ? mode.mystery : [{ value: NO_SYMBOL, weight: 1 }];
  let combinations = 0n;
  let pay = 0n;
  let hits = 0n;
  for (const reels of wildReels) {
    for (const opened of mysteries) {
      const weight = reels.weight * opened.weight;
      forEachCombination(mode.strips, (stops) => {
        const spin = playSpin(compiled, mode, stops, { wildReels: reels.value, mystery: opened.value, chosenWild, rung: 0 }, () => 0);
        combinations += BigInt(weight);
        pay += BigInt(spin.payUnits * weight);
        if (spin.payUnits > 0) hits += BigInt(weight);
      });
    }
  }
  return { payUnits: fraction(pay, combinations), hitChance: fraction(hits, combinations) };
}

/** Five short reels of random symbols; the outer reels have no wild. */
function smallTitle(seed: number, rules: Partial<SpinMode>, shape: Partial<TitleDefinition>): TitleDefinition {
  const random = seededRandom(seed);
  const draw = (from: readonly string[]) => from[random(from.length)]!;
  const regulars = ["a", "b", "c", "d"];
  const strips: Strips = Array.from({ length: 5 }, (_, reel) =>
    Array.from({ length: 6 }, () =>
      draw(
        reel === 0 || reel === 4
          ? [...regulars, ...(shape.bothDirections ? [] : ["s"])]
          : [...regulars, "w", ...(shape.bothDirections ? [] : ["s"])],
      ),
    ),
  );
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
    symbols: [
      wild("w"),
      scatter("s", 2, 10, 50),
      regular("a", 5, 20, 90),
      regular("b", 4, 9, 30),
      regular("c", 2, 6, 20),
      regular("d", 1, 3, 8),
    ],
    base: { ...plainSpin, ...rules, strips },
    freeSpins: null,
    ...shape,
  };
}

describe("the sums by reel equal the sums by combination of stops", () => {
  const wildReels = [
    { value: [], weight: 5 },
    { value: [1, 3], weight: 2 },
  ];
  const cases: readonly [string, Partial<SpinMode>, Partial<TitleDefinition>][] = [
    ["lines", { multiplier: 3 }, {}],
    ["lines with multiplying wilds", { wildMultiplier: 2 }, {}],
    ["lines with expanding wilds", { expandingWilds: true }, {}],
    ["lines with reels that turn wild", { wildReels }, {}],
    ["lines from both ends", { expandingWilds: true }, { bothDirections: true }],
    ["ways", {}, { engine: "ways", lines: [], ways: 32 }],
    ["ways with wilds that count thrice and wild reels", { wildMultiplier: 3, wildReels }, { engine: "ways", lines: [], ways: 32 }],
  ];
  test.each(cases)("%s", (_, rules, shape) => {
    for (const seed of [1, 2, 3]) {
      const title = smallTitle(seed, rules, shape);
      const compiled = compileTitle(title);
      const exact = exactSpin(compiled, compiled.base, NO_SYMBOL);
      const brute = byBruteForce(title, NO_SYMBOL);
      expect(exact.payUnits).toEqual(brute.payUnits);
      expect(exact.hitChance).toEqual(brute.hitChance);
    }
  });

  test("mystery symbols, and a symbol chosen to be wild for the whole feature", () => {
    const plain = smallTitle(
      21,
      {
        mystery: [
          { value: "a", weight: 1 },
          { value: "c", weight: 3 },
        ],
      },
      {},
    );
    const symbols = [wild("w", 3, 12, 60), mystery("m"), ...plain.symbols.slice(1)];
    const strips = plain.base.strips.map((strip, reel) => strip.map((id, at) => (at === reel % 3 ? "m" : id)));
    const title = { ...plain, symbols, base: { ...plain.base, strips } };
    const compiled = compileTitle(title);
    for (const chosen of [NO_SYMBOL, symbols.findIndex(({ id }) => id === "d")]) {
      const exact = exactSpin(compiled, compiled.base, chosen);
      const brute = byBruteForce(title, chosen);
      expect(exact.payUnits).toEqual(brute.payUnits);
      expect(exact.hitChance).toEqual(brute.hitChance);
    }
  });

  test("falls, where combinations that cannot win are only counted", () => {
    const title = smallTitle(
      11,
      { cascadeMultipliers: [1, 2, 5] },
      {
        engine: "cascading",
        symbols: [
          wild("w"),
          scatter("s", 2, 10, 50),
          regular("a", 5, 20, 90),
          regular("b", 4, 9, 30),
          regular("c", 2, 6, 20),
          regular("d", 1, 3, 8),
        ],
      },
    );
    const compiled = compileTitle(title);
    const exact = exactSpin(compiled, compiled.base, NO_SYMBOL);
    const brute = byBruteForce(title, NO_SYMBOL);
    expect(exact.payUnits).toEqual(brute.payUnits);
    expect(exact.hitChance).toEqual(brute.hitChance);
  });
});

test("a free spin that brings more of itself is worth its pay over one minus what it brings", () => {
  const one: Strips = Array.from({ length: 3 }, (_, reel) => (reel === 2 ? ["s", "a", "a", "a"] : ["s", "a"]));
  const title: TitleDefinition = {
    ...tigerSanctum,
    code: "SMALL-FREE",
    rows: 1,
    betUnits: 1,
    lines: [[0, 0, 0]],
    symbols: [scatter("s", 1), regular("a", 2)],
    base: { ...plainSpin, strips: one },
    freeSpins: { ...plainSpin, strips: one, award: { 3: 4 }, retrigger: { 3: 2 }, chosenWild: [], multiplierGoesOn: false },
    fullHouseMultiplier: 1,
    respinThirdReel: false,
  };
  // A spin: all scatters 1/16 pays 1, all a 3/16 pays 2: 7/16. A free spin: 7/16 ÷ (1 − 2/16) = 1/2. Four of them in 1/16.
  const exact = exactReturn(title);
  expect(exact.baseReturn).toEqual(fraction(7n, 16n));
  expect(exact.freeSpinReturn).toEqual(multiply(fraction(4n, 16n), fraction(1n, 2n)));
  expect(exact.hitFrequency).toEqual(fraction(4n, 16n));
  expect(exact.freeSpinChance).toEqual(add(ZERO, fraction(1n, 16n)));
});
