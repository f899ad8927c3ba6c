import { httpWire } from "./exchange.ts";
import { AcceptanceFailure } from "./expectation.ts";
import type { Scenario } from "./scenario.ts";
import { scenarios } from "./scenarios.ts";
import { makeScene, type Scene } from "./scene.ts";
import type { RunningTarget } from "./target.ts";
import { withTrace, type Trace } from "./trace.ts";

export interface ScenarioResult {
  readonly name: string;
  readonly outcome: "passed" | "failed" | "not_applicable";
  /** What went wrong; only where it failed. */
  readonly problem?: string;
  readonly durationMs: number;
  /** What was sent, answered and expected. */
  readonly trace: Trace;
}

/** Runs every scenario against a platform, one after the other, and says what came of each. */
export async function runAcceptance(target: RunningTarget): Promise<ScenarioResult[]> {
  const wire = httpWire(target.baseUrl);
  try {
    const scene = makeScene(target, wire);
    const results: ScenarioResult[] = [];
    for (const scenario of scenarios) results.push(await runScenario(scenario, scene));
    return results;
  } finally {
    wire.close();
  }
}

/**
 * Runs one scenario.
 * @param timeoutMs it has failed when it takes longer.
 */
export async function runScenario(scenario: Scenario, scene: Scene, timeoutMs?: number): Promise<ScenarioResult> {
  const { name } = scenario;
  if (!isApplicable(scenario, scene)) return { name, outcome: "not_applicable", durationMs: 0, trace: { steps: [], leftOutCount: 0 } };
  const startedMs = performance.now();
  const { outcome: problem, ...trace } = await withTrace(() => problemOf(within(scenario.run(scene), timeoutMs)));
  const durationMs = Math.round(performance.now() - startedMs);
  return problem === undefined ? { name, outcome: "passed", durationMs, trace } : { name, outcome: "failed", problem, durationMs, trace };
}

async function problemOf(run: Promise<void>): Promise<string | undefined> {
  try {
    await run;
    return undefined;
  } catch (failure) {
    if (failure instanceof AcceptanceFailure) return failure.message;
    return failure instanceof Error ? `${failure.name}: ${failure.message}` : String(failure);
  }
}

async function within(run: Promise<void>, timeoutMs: number | undefined): Promise<void> {
  if (timeoutMs === undefined) return run;
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AcceptanceFailure(`it took more than ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    await Promise.race([run, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

function isApplicable(scenario: Scenario, scene: Scene): boolean {
  const supported = (scenario.needs ?? []).every((kind) => scene.dialect.supports.includes(kind));
  return supported && (scenario.applies?.(scene) ?? true);
}
