import { expect, test } from "vitest";
import type { AutoplayPlan } from "./autoplay-rules.ts";
import { Autoplay, type AutoplayEnd } from "./autoplay.ts";

const plan: AutoplayPlan = {
  spins: 2,
  stopOnAnyWin: false,
  stopOnFreeSpins: true,
  stopOnWinOverUnits: null,
  lossLimitUnits: 1_000n,
  sessionMinutes: null,
};
const next = { balanceUnits: 5_000n, stakeUnits: 100n };
const lost = { winUnits: 0n, balanceUnits: 4_900n, wonFreeSpins: false };

function watched() {
  const left: (number | null)[] = [];
  const ends: AutoplayEnd[] = [];
  const autoplay = new Autoplay({ onChange: (spinsLeft) => left.push(spinsLeft), onEnd: (end) => ends.push(end) });
  return { autoplay, left, ends };
}

test("it counts its spins down in sight of the player and ends after the last", () => {
  const { autoplay, left, ends } = watched();
  autoplay.begin(plan, 5_000n);
  for (let spin = 0; spin < 2; spin += 1) {
    expect(autoplay.takeSpin(next)).toBe(true);
    autoplay.roundEnded(lost);
  }
  expect(left).toEqual([2, 1, 0, null]);
  expect(ends).toEqual(["finished"]);
  expect(autoplay.takeSpin(next)).toBe(false);
});

test("an interruption ends it at once, and it tells so once", () => {
  const { autoplay, ends } = watched();
  autoplay.begin(plan, 5_000n);
  autoplay.takeSpin(next);
  autoplay.end("interrupted");
  autoplay.end("interrupted");
  autoplay.roundEnded({ ...lost, wonFreeSpins: true });
  expect(autoplay.isOn).toBe(false);
  expect(autoplay.takeSpin(next)).toBe(false);
  expect(ends).toEqual(["interrupted"]);
});

test("a spin that the limit forbids is not taken and ends it", () => {
  const { autoplay, ends } = watched();
  autoplay.begin({ ...plan, lossLimitUnits: 150n }, 5_000n);
  expect(autoplay.takeSpin(next)).toBe(true);
  autoplay.roundEnded(lost);
  expect(autoplay.takeSpin({ ...next, balanceUnits: 4_900n })).toBe(false);
  expect(ends).toEqual(["loss_limit"]);
});

test("nothing begins by itself", () => {
  const { autoplay, left } = watched();
  expect(autoplay.takeSpin(next)).toBe(false);
  autoplay.roundEnded(lost);
  expect(left).toEqual([]);
});
