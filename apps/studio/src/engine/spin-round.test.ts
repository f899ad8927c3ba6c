import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findTitle, titles } from "../titles/registry.ts";
import { seededRandom } from "./seeded-random.ts";
import { spinRound } from "./spin-round.ts";
import type { EngineStep, RandomBelow, TitleDefinition } from "./types.ts";

const seeded = { seed: 20_251_121, numRuns: 150 } as const;
const anyTitle = fc.constantFrom(...titles);
const anySeed = fc.integer();

/** Gives prepared numbers first, then zeros. */
function scripted(...numbers: readonly number[]): RandomBelow {
  const left = [...numbers];
  return (exclusiveMax) => Math.min(left.shift() ?? 0, exclusiveMax - 1);
}

/** The first seed whose round satisfies a condition: a real round of a real title. */
function roundWhere(title: TitleDefinition, wanted: (steps: readonly EngineStep[]) => boolean): readonly EngineStep[] {
  for (let seed = 0; seed < 200_000; seed += 1) {
    const { steps } = spinRound(title, BigInt(title.betUnits), seededRandom(seed));
    if (wanted(steps)) return steps;
  }
  throw new Error(`No such round of ${title.code}.`);
}

const named = (code: string) => findTitle(code)!;

describe("no outcome depends on stake, player or history", () => {
  test("the same random numbers with another stake give the same pictures and wins in proportion", () => {
    fc.assert(
      fc.property(anyTitle, anySeed, fc.integer({ min: 1, max: 50_000 }), (title, seed, times) => {
        const small = spinRound(title, BigInt(title.betUnits), seededRandom(seed));
        const large = spinRound(title, BigInt(title.betUnits * times), seededRandom(seed));
        expect(large.winUnits).toBe(small.winUnits * BigInt(times));
        expect(large.steps.map(pictureOf)).toEqual(small.steps.map(pictureOf));
        large.steps.forEach((step, at) => expect(BigInt(step.winUnits)).toBe(BigInt(small.steps[at]!.winUnits) * BigInt(times)));
      }),
      seeded,
    );
  });

  test("a round played twice, or after others, is the same round", () => {
    fc.assert(
      fc.property(anyTitle, anySeed, (title, seed) => {
        const first = spinRound(title, 10_000n, seededRandom(seed));
        spinRound(title, 20_000n, seededRandom(seed + 1));
        expect(spinRound(title, 10_000n, seededRandom(seed))).toEqual(first);
      }),
      seeded,
    );
  });
});

test("amounts add up: wins to their step, steps to the running total and the round", () => {
  fc.assert(
    fc.property(anyTitle, anySeed, (title, seed) => {
      const { steps, winUnits } = spinRound(title, 10_000n, seededRandom(seed));
      let total = 0n;
      for (const step of steps) {
        const sum = step.wins.reduce((all, win) => all + BigInt(win.amountUnits), 0n);
        expect(BigInt(step.winUnits)).toBe(sum);
        total += sum;
        expect(BigInt(step.totalUnits)).toBe(total);
        for (const win of step.wins) expect(win.positions).toHaveLength(win.kind === "ways" ? win.positions.length : win.count);
      }
      expect(winUnits).toBe(total);
      expect(steps.at(-1)!.freeSpinsLeft).toBe(0);
    }),
    seeded,
  );
});

test("a picture goes over the wire unchanged", () => {
  for (const title of titles) {
    const { steps } = spinRound(title, 10_000n, seededRandom(7));
    expect(JSON.parse(JSON.stringify(steps))).toEqual(steps);
  }
});

test("a stake that does not split into the bet units is refused before anything is drawn", () => {
  const title = named("GN-ELEPH");
  const never: RandomBelow = () => {
    throw new Error("drawn");
  };
  for (const stake of [0n, -25n, 24n, 26n]) expect(() => spinRound(title, stake, never)).toThrow(/multiple of 25 units/);
});

test("a random source that leaves its range or never lets the free spins end is found out", () => {
  expect(() => spinRound(named("GN-TIGER"), 5n, (most) => most)).toThrow(/random source/);
  expect(() => spinRound(named("GN-TIGER"), 5n, () => 0.5)).toThrow(/random source/);
  const title = named("GN-ELEPH");
  const stops = title.base.strips.map((strip) => strip.indexOf("parasol"));
  let draw = 0;
  expect(() => spinRound(title, 25n, () => stops[draw++ % 5]!)).toThrow(/do not end/);
});

test("stop 0 of every reel shows no scatter, so that a constant draw ends", () => {
  for (const title of titles) expect(spinRound(title, 10_000n, () => 0).steps.every((step) => step.award === null)).toBe(true);
});

describe("rules of the titles", () => {
  test("a full house of one symbol and wilds is multiplied", () => {
    const title = named("GN-TIGER");
    const coins = (reel: number) =>
      title.base.strips[reel]!.findIndex((_, at, strip) => [0, 1, 2].every((row) => strip[(at + row) % strip.length] === "coin"));
    const { steps, winUnits } = spinRound(title, 5n, scripted(coins(0), coins(1), coins(2)));
    expect(steps[0]!.multiplier).toBe(10);
    expect(winUnits).toBe(BigInt(5 * 2 * 10));
  });

  test("two alike reels without a win spin the third again, once", () => {
    const steps = roundWhere(named("GN-TIGER"), ([, second]) => second?.kind === "respin");
    expect(steps).toHaveLength(2);
    expect(steps[0]!.wins).toEqual([]);
    expect(new Set(steps[0]!.shown.slice(0, 2).flat()).size).toBe(1);
    expect(steps[1]!.stops.slice(0, 2)).toEqual(steps[0]!.stops.slice(0, 2));
  });

  test("mystery symbols all open to the same symbol", () => {
    const [step] = roundWhere(named("SB-CRANE"), ([first]) => first!.changes.some(({ positions }) => positions.length > 1));
    const opened = step!.changes.filter(({ kind }) => kind === "mystery");
    expect(new Set(opened.map(({ symbol }) => symbol)).size).toBe(1);
    for (const { positions, symbol } of opened) {
      for (const [reel, row] of positions) {
        expect(step!.window[reel]![row]).toBe("scroll");
        expect(step!.shown[reel]![row]).toBe(symbol);
      }
    }
  });

  test("an expanding wild fills its reel, and lines pay from the right too", () => {
    const title = named("TR-MANGO");
    const [filled] = roundWhere(title, ([first]) => first!.changes.length > 0 && first!.wins.length > 0);
    const reel = filled!.changes[0]!.positions[0]![0];
    expect(filled!.shown[reel]).toEqual(["train", "train", "train"]);
    const [fromRight] = roundWhere(title, ([first]) => first!.wins.some((win) => win.fromRight));
    const win = fromRight!.wins.find((each) => each.fromRight)!;
    expect(win.positions.at(-1)![0]).toBe(4);
  });

  test("five of a kind counts once from both ends", () => {
    const [step] = roundWhere(named("TR-MANGO"), ([first]) => first!.wins.some(({ count }) => count === 5));
    const five = step!.wins.find(({ count }) => count === 5)!;
    expect(step!.wins.filter(({ line }) => line === five.line)).toHaveLength(1);
  });

  test("what wins falls away, the rest drops, and the multiplier climbs", () => {
    for (const code of ["SB-CARP", "TR-DURIAN", "PM-LOTUS"]) {
      const title = named(code);
      const steps = roundWhere(title, (all) => all.filter(({ phase }) => phase === "base").length >= 4);
      const falls = steps.filter(({ phase }) => phase === "base");
      falls.forEach((step, at) => {
        expect(step.cascade).toBe(at);
        if (at > 0) expect(step.multiplier).toBe(title.base.cascadeMultipliers[Math.min(at, title.base.cascadeMultipliers.length - 1)]);
        if (at === falls.length - 1) return expect(step.wins.filter(({ kind }) => kind !== "scatter")).toEqual([]);
        const gone = new Set(step.wins.flatMap(({ positions }) => positions.map(([reel, row]) => `${reel},${row}`)));
        step.shown.forEach((column, reel) => {
          const kept = column.filter((_, row) => !gone.has(`${reel},${row}`));
          if (kept.length > 0) expect(falls[at + 1]!.window[reel]!.slice(-kept.length)).toEqual(kept);
        });
      });
    }
  });

  test("three scatters start the free spins, which count down to none", () => {
    for (const title of titles) {
      if (!title.freeSpins) continue;
      const steps = roundWhere(title, (all) => all.some(({ award }) => award !== null));
      const base = steps.filter(({ phase }) => phase === "base").at(-1)!;
      expect(base.award!.spins).toBe(title.freeSpins.award[base.award!.positions.length]);
      let left = base.award!.spins;
      for (const step of steps.filter(({ phase }) => phase === "free")) {
        if (step.cascade === 0) left -= 1;
        left += step.award?.spins ?? 0;
        expect(step.freeSpinsLeft).toBe(left);
      }
      expect(left).toBe(0);
    }
  });

  test("the symbol chosen at the start of the free spins is wild in all of them", () => {
    const steps = roundWhere(named("TR-GECKO"), (all) => all.some(({ award }) => award !== null));
    const chosen = steps[0]!.award!.chosen!;
    const free = steps.filter(({ phase }) => phase === "free");
    expect(free.length).toBeGreaterThan(0);
    for (const step of free) expect(step.shown.flat()).not.toContain(chosen);
  });

  test("a storm turns whole reels wild", () => {
    const [step] = roundWhere(named("SB-DRUM"), ([first]) => first!.changes.some(({ kind }) => kind === "wild-reel"));
    const reel = step!.changes[0]!.positions[0]![0];
    expect(step!.shown[reel]!.every((symbol) => symbol === "lightning" || symbol === "drum")).toBe(true);
  });
});

function pictureOf(step: EngineStep): unknown {
  const { kind, phase, stops, window, changes, shown, cascade, multiplier, award, freeSpinsLeft } = step;
  return { kind, phase, stops, window, changes, shown, cascade, multiplier, award, freeSpinsLeft };
}
