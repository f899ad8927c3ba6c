import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadMoreThrottleMs } from "./infinite-list.tsx";
import { makeThrottle } from "./throttle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("9.4.1 more is asked for once a second at most: at once, then when its turn comes, and not when nobody waits any more", () => {
  const { ask, cancel } = makeThrottle(loadMoreThrottleMs);
  const beganAtMs: number[] = [];
  const startMs = performance.now();
  const work = () => void beganAtMs.push(performance.now() - startMs);
  ask(work);
  vi.advanceTimersByTime(400);
  ask(work);
  vi.advanceTimersByTime(400);
  ask(work);
  expect(beganAtMs).toEqual([0]);
  vi.advanceTimersByTime(200);
  expect(beganAtMs).toEqual([0, 1000]);
  vi.advanceTimersByTime(999);
  ask(work);
  expect(beganAtMs).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(beganAtMs).toEqual([0, 1000, 2000]);
  ask(work);
  cancel();
  vi.advanceTimersByTime(5000);
  expect(beganAtMs).toHaveLength(3);
  ask(work);
  expect(beganAtMs).toEqual([0, 1000, 2000, 7000]);
});
