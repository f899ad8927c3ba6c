import { describe, expect, it } from "vitest";
import { makeServerClock } from "./server-clock.ts";

describe("server clock", () => {
  it("4.9.3 takes a reading to be half the round trip old", () => {
    const clock = makeServerClock(() => 1_000_400);
    clock.take({ sentAtMs: 1_000_000, receivedAtMs: 1_000_400, serverMs: 5_000_000 });
    expect(clock.nowMs()).toBe(5_000_200);
  });

  it("keeps the reading with the shortest way", () => {
    const clock = makeServerClock(() => 2000);
    clock.take({ sentAtMs: 1000, receivedAtMs: 1100, serverMs: 9050 });
    clock.take({ sentAtMs: 1200, receivedAtMs: 2000, serverMs: 99_999 });
    expect(clock.nowMs()).toBe(10_000);
  });

  it("takes a worse reading when the good one has grown old", () => {
    const clock = makeServerClock(() => 700_000);
    clock.take({ sentAtMs: 0, receivedAtMs: 10, serverMs: 5 });
    clock.take({ sentAtMs: 699_000, receivedAtMs: 700_000, serverMs: 800_000 });
    expect(clock.nowMs()).toBe(800_500);
  });

  it("ignores what cannot be", () => {
    const clock = makeServerClock(() => 50);
    clock.take({ sentAtMs: 100, receivedAtMs: 90, serverMs: 1 });
    clock.take({ sentAtMs: 0, receivedAtMs: 10, serverMs: Number.NaN });
    expect(clock.nowMs()).toBe(50);
  });
});
