import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimalRatio, multiplyRoundingDown } from "@lantern/money/multiply.ts";
import type { Judgement, Play } from "./play.ts";
import { returnPerUnit, settleLine } from "./settle.ts";

/** A play whose judgement is given, for what settlement makes of it. */
function judged(judgement: Judgement): Play {
  return {
    code: "test_play",
    family: "test",
    group: "test",
    playType: "Tradition",
    content: { form: "list", values: { kind: "digits", digits: 1 }, picksMin: 1, picksMax: 10 },
    stakeUnitsPerLine: 1,
    oddsKeys: ["win", "second"],
    payBasis: "per_hit",
    tiePolicy: "push",
    countUnits: () => 1,
    judge: () => judgement,
    exampleContent: "1",
  };
}

const settle = (judgement: Judgement, unitStakeUnits: bigint, odds: Record<string, string>, winAmountMaxUnits?: bigint) =>
  settleLine({
    play: judged(judgement),
    selection: [["1"]],
    unitStakeUnits,
    odds,
    result: {},
    ...(winAmountMaxUnits === undefined ? {} : { winAmountMaxUnits }),
  });

describe("settleLine", () => {
  it("adds all parts exactly and rounds down once", () => {
    const judgement: Judgement = {
      wins: [
        { oddsKeys: ["win"], hits: 1 },
        { oddsKeys: ["second"], hits: 1 },
      ],
      pushedUnits: 0,
    };
    // 0.5 + 0.5 of one unit is one whole unit; rounded apart it would be none.
    expect(settle(judgement, 1n, { win: "0.5", second: "0.5" }).winUnits).toBe(1n);
    // A hit that is worth less than a unit is a win all the same.
    expect(settle(judgement, 1n, { win: "0.5", second: "0.4999" })).toMatchObject({ outcome: "won", winUnits: 0n });
  });

  it("multiplies the odds of a parlay and counts parts of a hit", () => {
    expect(
      settle({ wins: [{ oddsKeys: ["win", "second"], hits: 1 }], pushedUnits: 0 }, 10_000n, { win: "1.95", second: "2.1" }).winUnits,
    ).toBe(40_950n);
    const half = settle({ wins: [{ oddsKeys: ["win"], hits: 3, hitDivisor: 2 }], pushedUnits: 0 }, 10_000n, { win: "13" });
    expect(half).toMatchObject({ winUnits: 195_000n, hits: 1.5 });
  });

  it("gives a pushed stake back whole, beside a win and beyond the cap", () => {
    const settled = settle({ wins: [{ oddsKeys: ["win"], hits: 1 }], pushedUnits: 3 }, 10_000n, { win: "50" }, 100_000n);
    expect(settled).toEqual({ outcome: "won", hits: 1, winUnits: 100_000n, pushUnits: 30_000n, capped: true });
    expect(settle({ wins: [], pushedUnits: 1 }, 10_000n, { win: "2" })).toEqual({
      outcome: "push",
      hits: 0,
      winUnits: 0n,
      pushUnits: 10_000n,
      capped: false,
    });
    expect(settle({ wins: [], pushedUnits: 0 }, 10_000n, { win: "2" }).outcome).toBe("lost");
  });

  it("is not capped by a win that is exactly the cap", () => {
    expect(settle({ wins: [{ oddsKeys: ["win"], hits: 1 }], pushedUnits: 0 }, 10_000n, { win: "2" }, 20_000n).capped).toBe(false);
  });

  it("throws when the frozen odds lack a price that won", () => {
    expect(() => settle({ wins: [{ oddsKeys: ["second"], hits: 1 }], pushedUnits: 0 }, 1n, { win: "2" })).toThrow('"second"');
  });

  it("never wins more than the cap, nor more than stake × hits × odds", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.bigInt({ min: 0n, max: 10n ** 15n }),
        (stake, hits, price, cap) => {
          const odds = (price / 10_000).toFixed(4);
          const settled = settle({ wins: [{ oddsKeys: ["win"], hits }], pushedUnits: 0 }, stake, { win: odds }, cap);
          const exact = multiplyRoundingDown(stake * BigInt(hits), decimalRatio(odds));
          expect(settled.winUnits).toBe(exact < cap ? exact : cap);
          expect(settled.capped).toBe(exact > cap);
        },
      ),
      { seed: 21, numRuns: 300 },
    );
  });
});

describe("returnPerUnit", () => {
  it("is what one unit of stake brings back", () => {
    const ratio = returnPerUnit(judged({ wins: [{ oddsKeys: ["win"], hits: 2 }], pushedUnits: 1 }), [["1"]], {}, { win: "99.5" });
    expect(Number(ratio.numerator) / Number(ratio.denominator)).toBe(200);
  });
});
