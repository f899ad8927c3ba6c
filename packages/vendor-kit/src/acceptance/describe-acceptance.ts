import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { httpWire, type AcceptanceWire } from "./exchange.ts";
import { runScenario } from "./run-acceptance.ts";
import { scenarios } from "./scenarios.ts";
import { makeScene, type Scene } from "./scene.ts";
import type { RunningTarget } from "./target.ts";

/**
 * The acceptance suite as a Vitest suite: one test a scenario against one platform that `makeTarget` starts.
 * A scenario that the protocol has no words for counts as passed.
 */
export function describeAcceptance(name: string, makeTarget: () => Promise<RunningTarget>): void {
  describe(name, () => {
    let wire: AcceptanceWire | undefined;
    let scene: Scene | undefined;
    beforeAll(async () => {
      const target = await makeTarget();
      wire = httpWire(target.baseUrl);
      scene = makeScene(target, wire);
    });
    afterAll(async () => {
      wire?.close();
      await scene?.target.close?.();
    });
    for (const scenario of scenarios) {
      it(scenario.name, async () => {
        if (scene === undefined) throw new Error("The platform under test did not start.");
        const result = await runScenario(scenario, scene);
        expect(result.problem).toBeUndefined();
        expect(["passed", "not_applicable"]).toContain(result.outcome);
      });
    }
  });
}
