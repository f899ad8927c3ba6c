import { test } from "vitest";
import { seedOfRun, assertSurvivesStops } from "./testing/stop-under-load.ts";

const seed = seedOfRun();

test(`nothing acknowledged is lost when the platform is killed 20 times under load (seed ${seed})`, () =>
  assertSurvivesStops({ signal: "SIGKILL", stops: 20, seed }));
