import { describe, expect, it } from "vitest";
import type { RandomSource } from "../random-source.ts";
import { drawnGames, type DrawnGame } from "./drawn-games.ts";
import { isChance, measureChance } from "./measure-chance.ts";

/** Far beyond what fair draws show: the seeds are fixed, so that a test here finds the same each time. */
const falseAlarm = 1e-6;

/** Words of 32 bits that are good enough to be spoilt: mulberry32. */
function words(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

const fair = (word: () => number, bound: number): number => Math.floor((word() / 2 ** 32) * bound);

/** Names of the tests that find draws by the game's own function from this source. */
function caughtBy(name: string, draws: number, nextBelow: (bound: number) => number): readonly string[] {
  const game = drawnGames.find((each) => each.name === name) as DrawnGame;
  const source: RandomSource = { nextBelow };
  const drawn = Array.from({ length: draws }, () => game.family.drawResult(source));
  const figures = measureChance(game, drawn, 10);
  return [...new Set(figures.filter((figure) => !isChance(figure, falseAlarm)).map(({ test }) => test))];
}

describe("the tests of chance", () => {
  it.each(["myanmar_2d house", "thai five_digits", "k3", "vn_north"])("find nothing in fair draws of %s", (name) => {
    const word = words(1);
    expect(caughtBy(name, 3_000, (bound) => fair(word, bound))).toEqual([]);
  });

  it("find words that are cut to size by the remainder", () => {
    const word = words(2);
    const caught = caughtBy("myanmar_2d house", 30_000, (bound) => (word() >>> 23) % bound);
    expect(caught).toContain("chi-square");
    // Which value comes next is as free as ever.
    expect(caught).not.toContain("serial correlation");
  });

  it("find dice out of a byte cut to size", () => {
    const word = words(3);
    expect(caughtBy("k3", 30_000, (bound) => (word() >>> 27) % bound)).toEqual(
      expect.arrayContaining(["chi-square", "chi-square by place"]),
    );
  });

  it("find a favourite number", () => {
    const word = words(4);
    const favourite = (bound: number) => (fair(word, 100) < 3 ? 0 : fair(word, bound));
    expect(caughtBy("myanmar_2d house", 10_000, favourite)).toEqual(expect.arrayContaining(["chi-square", "gap"]));
  });

  it("find a value that follows from the one before", () => {
    const word = words(5);
    let last = 0;
    const drifting = (bound: number) => (last = fair(word, 100) < 15 ? (last + 1) % bound : fair(word, bound));
    const caught = caughtBy("myanmar_2d house", 10_000, drifting);
    expect(caught).toEqual(expect.arrayContaining(["serial", "serial correlation"]));
    // Every value comes as often as any other.
    expect(caught).not.toContain("chi-square");
  });

  it("find a source that comes round again", () => {
    const word = words(6);
    const round = Array.from({ length: 500 }, (_, at) => ({ value: at % 10, key: word() }))
      .toSorted((left, right) => left.key - right.key)
      .map(({ value }) => value);
    let at = 0;
    const caught = caughtBy("thai five_digits", 4_000, () => Number(Array.from({ length: 5 }, () => round[at++ % round.length]).join("")));
    expect(caught).toEqual(expect.arrayContaining(["serial", "gap"]));
  });

  it("find that a number keeps away until every other has come", () => {
    const word = words(7);
    let left: number[] = [];
    const shy = (bound: number) => {
      if (left.length === 0) left = Array.from({ length: bound }, (_, value) => value);
      return left.splice(fair(word, left.length), 1)[0] ?? 0;
    };
    // Counted by themselves the numbers are too good to be true.
    expect(caughtBy("myanmar_2d house", 6_000, shy)).toContain("chi-square");
    left = [];
    expect(caughtBy("k3", 6_000, shy)).toEqual(expect.arrayContaining(["gap", "poker"]));
  });

  it("find that the same digit does not come twice in a row", () => {
    const word = words(8);
    let last = -1;
    const even = (bound: number) => {
      let value = fair(word, bound);
      if (value === last) value = fair(word, bound);
      return (last = value);
    };
    const caught = caughtBy("k3", 8_000, even);
    expect(caught).toEqual(expect.arrayContaining(["poker", "gap"]));
    expect(caught).not.toContain("chi-square by place");
  });

  it("find outcomes that were sorted", () => {
    const word = words(9);
    let hand: number[] = [];
    const sorted = (bound: number) => {
      if (hand.length === 0) hand = Array.from({ length: 3 }, () => fair(word, bound)).toSorted((left, right) => left - right);
      return hand.shift() ?? 0;
    };
    const caught = caughtBy("thai five_digits", 6_000, sorted);
    expect(caught).toEqual(expect.arrayContaining(["permutation", "runs"]));
    expect(caught).not.toContain("chi-square");
  });
});
