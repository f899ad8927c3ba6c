import { makeAgent } from "./exchange.ts";
import { AcceptanceFailure } from "./expectation.ts";
import type { Scenario } from "./scenario.ts";
import { scenarios } from "./scenarios.ts";
import { makeScene, type Scene } from "./scene.ts";
import type { AcceptanceTarget } from "./target.ts";

export interface ScenarioResult {
  readonly name: string;
  readonly outcome: "passed" | "failed" | "not_applicable";
  /** What went wrong; only where it failed. */
  readonly problem?: string;
}

/** Runs every scenario against a platform, one after the other, and says what came of each. */
export async function runAcceptance(target: AcceptanceTarget): Promise<ScenarioResult[]> {
  const agent = makeAgent();
  try {
    const scene = makeScene(target, agent);
    const results: ScenarioResult[] = [];
    for (const scenario of scenarios) results.push(await runScenario(scenario, scene));
    return results;
  } finally {
    agent.destroy();
  }
}

export async function runScenario(scenario: Scenario, scene: Scene): Promise<ScenarioResult> {
  const { name } = scenario;
  if (!isApplicable(scenario, scene)) return { name, outcome: "not_applicable" };
  try {
    await scenario.run(scene);
    return { name, outcome: "passed" };
  } catch (failure) {
    if (failure instanceof AcceptanceFailure) return { name, outcome: "failed", problem: failure.message };
    return { name, outcome: "failed", problem: failure instanceof Error ? `${failure.name}: ${failure.message}` : String(failure) };
  }
}

function isApplicable(scenario: Scenario, scene: Scene): boolean {
  const supported = (scenario.needs ?? []).every((kind) => scene.dialect.supports.includes(kind));
  return supported && (scenario.applies?.(scene) ?? true);
}
