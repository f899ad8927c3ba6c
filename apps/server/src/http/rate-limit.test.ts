import { expect, it } from "vitest";
import { manualClock } from "../platform/clock.ts";
import { makeRateLimiter } from "./rate-limit.ts";

const clockAtNoon = () => manualClock(new Date("2026-03-01T12:00:00Z"));
const takeMany = (times: number, take: () => number | undefined) =>
  Array.from({ length: times }, take).filter((wait) => wait !== undefined);

it("counts every call and every caller apart", () => {
  const limiter = makeRateLimiter(clockAtNoon(), "none");
  expect(takeMany(10, () => limiter.takeOfCall("login", "a", 10))).toEqual([]);
  expect(limiter.takeOfCall("login", "a", 10)).toBe(60);
  expect(limiter.takeOfCall("login", "b", 10)).toBeUndefined();
  expect(limiter.takeOfCall("register", "a", 10)).toBeUndefined();
});

it("begins anew a minute after the first request", () => {
  const clock = clockAtNoon();
  const limiter = makeRateLimiter(clock, "none");
  takeMany(2, () => limiter.takeOfCall("login", "a", 2));
  clock.advance(59_001);
  expect(limiter.takeOfCall("login", "a", 2)).toBe(1);
  clock.advance(999);
  expect(limiter.takeOfCall("login", "a", 2)).toBeUndefined();
});

it("has a general limit for calls that declare none, and one for an address over all calls", () => {
  const limiter = makeRateLimiter(clockAtNoon(), "none");
  expect(takeMany(301, () => limiter.takeOfCall("list-games", "a", undefined))).toEqual([60]);
  expect(takeMany(3_001, () => limiter.takeOfAddress("203.0.113.9"))).toEqual([60]);
});

it("is more generous where people try a demo, and far more in test runs", () => {
  const refusedAt = (profile: "demo" | "test") => {
    const limiter = makeRateLimiter(clockAtNoon(), profile);
    let taken = 1;
    while (limiter.takeOfCall("login", "a", 1) === undefined) taken += 1;
    return taken;
  };
  expect([refusedAt("demo"), refusedAt("test")]).toEqual([6, 1_001]);
});

it("forgets the oldest window when too many callers come", () => {
  const limiter = makeRateLimiter(clockAtNoon(), "none");
  limiter.takeOfCall("login", "first", 1);
  for (let caller = 0; caller < 100_000; caller += 1) limiter.takeOfCall("login", `caller ${caller}`, 1);
  expect(limiter.takeOfCall("login", "first", 1)).toBeUndefined();
  expect(limiter.takeOfCall("login", "caller 99999", 1)).toBe(60);
});
