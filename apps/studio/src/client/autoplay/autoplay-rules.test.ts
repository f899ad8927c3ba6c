import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { beginAutoplay, spendSpin, stopAfterRound, stopBeforeSpin, type AutoplayPlan } from "./autoplay-rules.ts";

const plan: AutoplayPlan = {
  spins: 10,
  stopOnAnyWin: false,
  stopOnFreeSpins: false,
  stopOnWinOverUnits: null,
  lossLimitUnits: 1_000n,
  sessionMinutes: null,
};
const began = { nowMs: 0, balanceUnits: 5_000n };
const lost = { winUnits: 0n, balanceUnits: 4_900n, wonFreeSpins: false };

describe("after a round automatic play", () => {
  test.each([
    ["goes on after a loss", {}, {}, null],
    ["goes on after a win when no rule says otherwise", {}, { winUnits: 900n }, null],
    ["stops on any win, however small", { stopOnAnyWin: true }, { winUnits: 1n }, "any_win"],
    ["does not take a loss for a win", { stopOnAnyWin: true }, {}, null],
    ["stops on free spins", { stopOnFreeSpins: true }, { wonFreeSpins: true }, "free_spins"],
    ["stops on a win over the amount", { stopOnWinOverUnits: 500n }, { winUnits: 501n }, "single_win"],
    ["goes on at exactly the amount", { stopOnWinOverUnits: 500n }, { winUnits: 500n }, null],
    ["names the rarest reason first", { stopOnAnyWin: true, stopOnFreeSpins: true }, { winUnits: 9n, wonFreeSpins: true }, "free_spins"],
  ] as const)("%s", (_, rules, round, expected) => {
    expect(stopAfterRound(beginAutoplay({ ...plan, ...rules }, began), { ...lost, ...round })).toBe(expected);
  });

  test("ends with its last spin", () => {
    let state = beginAutoplay({ ...plan, spins: 2 }, began);
    state = spendSpin(state);
    expect(stopAfterRound(state, lost)).toBeNull();
    state = spendSpin(state);
    expect(stopAfterRound(state, lost)).toBe("finished");
    expect(stopBeforeSpin(state, { nowMs: 1, balanceUnits: 5_000n, stakeUnits: 100n })).toBe("finished");
  });
});

describe("before a spin automatic play", () => {
  test("stops when its time is over", () => {
    const state = beginAutoplay({ ...plan, sessionMinutes: 5 }, { nowMs: 1_000, balanceUnits: 5_000n });
    const next = { balanceUnits: 5_000n, stakeUnits: 100n };
    expect(stopBeforeSpin(state, { ...next, nowMs: 300_999 })).toBeNull();
    expect(stopBeforeSpin(state, { ...next, nowMs: 301_000 })).toBe("session_limit");
  });

  test("never sets off a spin that could lose more than the limit, whatever came before", () => {
    fc.assert(
      fc.property(
        fc.bigInt(1n, 10_000n),
        fc.bigInt(1n, 2_000n),
        fc.array(fc.bigInt(0n, 3_000n), { maxLength: 60 }),
        (lossLimitUnits, stakeUnits, wins) => {
          let balanceUnits = 1_000_000n;
          let state = beginAutoplay({ ...plan, spins: 100, lossLimitUnits }, { nowMs: 0, balanceUnits });
          for (const win of wins) {
            if (stopBeforeSpin(state, { nowMs: 0, balanceUnits, stakeUnits }) !== null) break;
            state = spendSpin(state);
            balanceUnits -= stakeUnits;
            expect(1_000_000n - balanceUnits).toBeLessThanOrEqual(lossLimitUnits);
            balanceUnits += win;
          }
        },
      ),
      { seed: 11 },
    );
  });
});
