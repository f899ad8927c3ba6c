import { test } from "vitest";
import { seedOfRun, assertSurvivesStops } from "./testing/stop-under-load.ts";

const seed = seedOfRun();

test(`nothing acknowledged is lost when Ctrl-C comes in the middle of bets (seed ${seed})`, { timeout: 180_000 }, () =>
  assertSurvivesStops({ signal: "SIGINT", stops: 1, seed }),
);
