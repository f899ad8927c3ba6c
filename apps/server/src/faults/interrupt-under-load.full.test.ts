import { expect, test } from "vitest";
import { announceSeed, faultSeed } from "./testing/fault-seed.ts";
import { embeddedPlace, stopUnderLoad } from "./testing/stop-under-load.ts";

test("nothing acknowledged is lost when Ctrl-C comes in the middle of bets", { timeout: 600_000 }, async () => {
  announceSeed("Ctrl-C in the middle of bets");
  using place = embeddedPlace();
  expect((await stopUnderLoad(place, { signal: "SIGINT", stops: 3, seed: faultSeed })).bets).toBeGreaterThan(3);
});
