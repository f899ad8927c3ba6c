import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAgent } from "./exchange.ts";
import { runScenario } from "./run-acceptance.ts";
import { scenarios } from "./scenarios.ts";
import { makeScene, type Scene } from "./scene.ts";
import type { AcceptanceTarget } from "./target.ts";

/**
 * The acceptance suite as a Vitest suite: one test a scenario against one platform that `makeTarget` starts.
 * A scenario that the protocol has no words for counts as passed.
 */
export function describeAcceptance(name: string, makeTarget: () => Promise<AcceptanceTarget>): void {
  describe(name, () => {
    const agent = makeAgent();
    let scene: Scene | undefined;
    beforeAll(async () => {
      scene = makeScene(await makeTarget(), agent);
    });
    afterAll(async () => {
      agent.destroy();
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
