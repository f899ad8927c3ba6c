import { describe, expect, test } from "vitest";
import { findTitle } from "../titles/registry.ts";
import { tigerSanctum } from "../titles/tiger-sanctum.ts";
import { statedReturns } from "../titles/returns.ts";
import { stateReturn } from "../titles/stated-return.ts";
import { plainSpin, regular, reelStrips, scatter, wild } from "../titles/title-parts.ts";
import { exactReturn } from "./exact-return.ts";
import { exactSpread } from "./exact-spread.ts";
import { add, fraction, multiply, subtract, type Fraction } from "./fraction.ts";
import { spinRound } from "./spin-round.ts";
import type { TitleDefinition } from "./types.ts";
import { volatilityOf } from "./volatility.ts";

/** One of each engine here, all of them in the long tier. */
test.each(["GN-TURTL", "GN-MONKE", "PM-LOTUS"])("%s states the deviation and the largest win that it has", (code) => {
  const title = findTitle(code)!;
  const spread = exactSpread(title);
  const exact = exactReturn(title);
  expect(stateReturn(exact, spread)).toEqual(statedReturns[code]);
  expect(spread.returnToPlayer).toEqual(exact.returnToPlayer);
});

const small: TitleDefinition = {
  ...tigerSanctum,
  rows: 1,
  betUnits: 1,
  lines: [[0, 0, 0]],
  fullHouseMultiplier: 1,
  respinThirdReel: false,
};
const noFurther = { retrigger: {}, chosenWild: [], multiplierGoesOn: false };

/** Plays every possible round of a small title: all answers that the random source can give, each with its chance. */
function everyRound(title: TitleDefinition): { readonly mean: Fraction; readonly variance: Fraction; readonly most: bigint } {
  let mean = fraction(0n, 1n);
  let square = fraction(0n, 1n);
  let most = 0n;
  const answers: number[] = [];
  for (;;) {
    const bounds: number[] = [];
    const { winUnits } = spinRound(title, BigInt(title.betUnits), (exclusiveMax) => {
      bounds.push(exclusiveMax);
      return answers[bounds.length - 1] ?? 0;
    });
    const chance = fraction(
      1n,
      bounds.reduce((product, bound) => product * BigInt(bound), 1n),
    );
    const pay = fraction(winUnits, BigInt(title.betUnits));
    mean = add(mean, multiply(chance, pay));
    square = add(square, multiply(chance, multiply(pay, pay)));
    if (winUnits > most) most = winUnits;
    // The next round differs in the last answer that can still rise.
    while (answers.length < bounds.length) answers.push(0);
    answers.length = bounds.length;
    while (answers.length > 0 && answers.at(-1)! + 1 === bounds[answers.length - 1]) answers.pop();
    if (answers.length === 0) return { mean, variance: subtract(square, multiply(mean, mean)), most };
    answers[answers.length - 1]! += 1;
  }
}

describe("the spread of a round is what playing every possible round gives", () => {
  const strips = reelStrips("s a b", "s a", "s a b");
  const symbols = [wild("w"), scatter("s", 1), regular("a", 2), regular("b", 7)];
  const cases: readonly [string, Partial<TitleDefinition>][] = [
    ["no free spins", {}],
    ["free spins", { freeSpins: { ...plainSpin, multiplier: 3, strips, award: { 3: 2 }, ...noFurther } }],
    [
      "free spins with a chosen wild",
      {
        freeSpins: {
          ...plainSpin,
          strips,
          award: { 3: 2 },
          ...noFurther,
          chosenWild: [
            { value: "a", weight: 1 },
            { value: "b", weight: 2 },
          ],
        },
      },
    ],
    [
      "a ladder that goes on through the free spins",
      {
        engine: "cascading",
        base: { ...plainSpin, strips: reelStrips("s a b", "s a b", "s a a"), cascadeMultipliers: [1, 2] },
        freeSpins: {
          ...plainSpin,
          strips: reelStrips("b a", "a b", "a b a"),
          cascadeMultipliers: [1, 2, 5, 9],
          award: { 3: 3 },
          ...noFurther,
          multiplierGoesOn: true,
        },
      },
    ],
  ];
  test.each(cases)("%s", (name, shape) => {
    const title: TitleDefinition = { ...small, code: `SMALL ${name}`, symbols, base: { ...plainSpin, strips }, freeSpins: null, ...shape };
    const all = everyRound(title);
    const spread = exactSpread(title);
    expect(spread.returnToPlayer).toEqual(all.mean);
    expect(exactReturn(title).returnToPlayer).toEqual(all.mean);
    expect(spread.variance).toEqual(all.variance);
    expect(spread.mostOfRound).toEqual(fraction(all.most, 1n));
  });

  test("free spins that bring further ones, computed by hand", () => {
    const reels = reelStrips("s a", "s a", "s a a a");
    const title: TitleDefinition = {
      ...small,
      code: "SMALL-FURTHER",
      symbols: [scatter("s", 1), regular("a", 2)],
      base: { ...plainSpin, strips: reels },
      freeSpins: { ...plainSpin, strips: reels, award: { 3: 4 }, retrigger: { 3: 2 }, chosenWild: [], multiplierGoesOn: false },
    };
    // A spin pays 1 and brings two more in 1/16, pays 2 in 3/16. One free spin with all that follow: V = 1/2, and
    // E[T²] = (13/16 + 2·1/8·1/2 + 1/8·1/4) ÷ 7/8 = 31/28. Four of them: 4·31/28 + 12·1/4 = 52/7.
    // The round: 13/16 + 2·1/16·2 + 1/16·52/7 = 171/112, less the square of 9/16.
    const spread = exactSpread(title);
    expect(spread.returnToPlayer).toEqual(fraction(9n, 16n));
    expect(spread.variance).toEqual(subtract(fraction(171n, 112n), fraction(81n, 256n)));
    expect([spread.mostOfSpin, spread.mostOfRound]).toEqual([fraction(2n, 1n), null]);
  });
});

test("the volatility follows from the deviation, and a low one from the hits too", () => {
  const of = (deviation: bigint, hitPercent: bigint) =>
    volatilityOf({ variance: fraction(deviation ** 2n, 100n), hitFrequency: fraction(hitPercent, 100n) });
  expect([of(39n, 30n), of(39n, 29n), of(40n, 50n), of(79n, 50n), of(80n, 50n)]).toEqual(["low", "medium", "medium", "medium", "high"]);
});
