import { describe, expect, test } from "vitest";
import {
  fallRemainder,
  FULL_SPEED,
  startTravel,
  START_MS,
  stopDurationMs,
  stopImpactMs,
  stopManners,
  stopRemainder,
} from "./reel-motion.ts";

const times = (endMs: number): number[] => Array.from({ length: Math.ceil(endMs) }, (_, ms) => ms);

test("a reel draws back before it runs, and never jumps", () => {
  const travels = times(600).map(startTravel);
  expect(Math.min(...travels)).toBeLessThan(-0.1);
  expect(Math.min(...travels)).toBeGreaterThan(-0.4);
  travels.slice(1).forEach((travel, at) => expect(Math.abs(travel - (travels[at] ?? 0))).toBeLessThanOrEqual(FULL_SPEED * 1.01));
  expect(startTravel(START_MS + 100) - startTravel(START_MS)).toBeCloseTo(100 * FULL_SPEED);
});

describe.each(Object.entries(stopManners))("a %s stop", (_, manner) => {
  const endMs = stopDurationMs(manner);
  const remainders = times(endMs).map((ms) => stopRemainder(manner, ms));

  test("begins where it was told to and comes to rest", () => {
    expect(remainders[0]).toBe(manner.runSymbols);
    for (let ms = endMs; ms < endMs + 200; ms += 1) expect(Math.abs(stopRemainder(manner, ms))).toBeLessThan(0.012);
  });

  test("runs over its stop by a little, once to the eye, and never faster than it came", () => {
    expect(Math.min(...remainders)).toBeLessThan(-0.05);
    expect(Math.min(...remainders)).toBeGreaterThan(-0.35);
    remainders.slice(1).forEach((left, at) => expect(Math.abs(left - (remainders[at] ?? 0))).toBeLessThanOrEqual(manner.speed * 1.15));
  });

  test("is heard when it first meets its stop", () => {
    const impact = stopImpactMs(manner);
    expect(stopRemainder(manner, impact - 4)).toBeGreaterThan(0);
    expect(stopRemainder(manner, impact)).toBeLessThanOrEqual(0);
    expect(impact).toBeLessThan(endMs);
  });
});

test("a quick stop takes less than half a second, and less than any other", () => {
  expect(stopDurationMs(stopManners.quick)).toBeLessThan(500);
  expect(stopDurationMs(stopManners.quick)).toBeLessThan(stopDurationMs(stopManners.normal));
});

test("a fall strikes the ground before its end, bounces lower each time, and rests", () => {
  const heights = Array.from({ length: 101 }, (_, at) => fallRemainder(at / 100));
  expect(heights[0]).toBe(1);
  expect(heights.at(-1)).toBe(0);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
  const first = Math.max(...heights.slice(58, 84));
  const second = Math.max(...heights.slice(85));
  expect(first).toBeGreaterThan(0.05);
  expect(second).toBeLessThan(first / 2);
  expect(second).toBeGreaterThan(0);
});
