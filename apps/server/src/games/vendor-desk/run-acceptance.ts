import { runScenario, type ScenarioResult } from "@lantern/vendor-kit/acceptance/run-acceptance.ts";
import type { Scenario } from "@lantern/vendor-kit/acceptance/scenario.ts";
import { scenarioParts } from "@lantern/vendor-kit/acceptance/scenarios.ts";
import { makeScene } from "@lantern/vendor-kit/acceptance/scene.ts";
import type { TraceStep } from "@lantern/vendor-kit/acceptance/trace.ts";
import type { Scope } from "../../platform/context.ts";
import type { Job } from "../../platform/job.ts";
import { findIntegration, type Integration } from "../find-integration.ts";
import { makeDeskTarget } from "./acceptance-target.ts";
import { checkEndpoint } from "./check-endpoint.ts";
import { maskBody, maskTarget } from "./mask-call.ts";
import { storableJson, storableText } from "./storable-json.ts";

/** A process that is told to stop waits for one slice at most, and another takes the run up where it stands. */
const sliceMs = 2_000;
/** A slow machine needs its time for two hundred calls at once; nobody's fault. */
const caseMsMax = 60_000;
/** What has not had its turn by then is not run. */
const runMsMax = 300_000;

interface OpenRun {
  readonly id: string;
  readonly integration_code: string;
  readonly started_at: Date;
  readonly host_name: string;
  readonly origin: string;
  readonly endpoint_checked_at: Date | null;
}

const selectRun = `
  select id, integration_code, started_at, host_name, origin, endpoint_checked_at
  from games_acceptance_runs where finished_at is null order by started_at, id limit 1`;

/** Does the runs that engineers asked for, the oldest first, some cases at a time. */
export const runAcceptanceJob: Job = {
  name: "games.run_acceptance",
  everyMs: 500,
  run: async (scope) => {
    if (!scope.configuration.vendorDesk) return;
    const [run] = await scope.database.query<OpenRun>(selectRun);
    if (run !== undefined) await runSlice(scope, run);
  },
};

const endpointChecked = "update games_acceptance_runs set endpoint_checked_at = $2 where id = $1";

async function runSlice(scope: Scope, run: OpenRun): Promise<void> {
  const integration = await findIntegration(scope, run.integration_code);
  const isOver = scope.clock.now().getTime() - run.started_at.getTime() > runMsMax;
  if (integration === undefined || isOver) return finish(scope, run.id);
  if (run.endpoint_checked_at === null) {
    await checkEndpoint(scope, integration, { hostName: run.host_name, origin: run.origin });
    await scope.database.query(endpointChecked, [run.id, scope.clock.now()]);
    return;
  }
  if (await runCases(scope, run, integration)) await finish(scope, run.id);
}

const selectWaiting = "select position, name from games_acceptance_cases where run_id = $1 and outcome is null order by position";

const scenariosByName = new Map<string, Scenario>(
  Object.values(scenarioParts)
    .flat()
    .map((scenario) => [scenario.name, scenario]),
);

/** Runs cases whose turn it is for a while. @returns whether none is left. */
async function runCases(scope: Scope, run: OpenRun, integration: Integration): Promise<boolean> {
  const waiting = await scope.database.query<{ position: number; name: string }>(selectWaiting, [run.id]);
  const desk = waiting.length === 0 ? undefined : await makeDeskTarget(scope, integration);
  if (desk === undefined) return true;
  const scene = makeScene(desk.target, desk.wire);
  const startedMs = performance.now();
  for (const { position, name } of waiting) {
    if (performance.now() - startedMs > sliceMs) return false;
    const scenario = scenariosByName.get(name);
    if (scenario !== undefined) await storeResult(scope, run.id, position, await runScenario(scenario, scene, caseMsMax));
    await desk.settle();
  }
  return true;
}

const storeCase = `
  update games_acceptance_cases set outcome = $3, problem = $4, duration_ms = $5, steps = $6::jsonb, left_out_count = $7
  where run_id = $1 and position = $2`;

async function storeResult(scope: Scope, runId: string, position: number, result: ScenarioResult): Promise<void> {
  const { outcome, problem, durationMs, trace } = result;
  const steps = storableJson(trace.steps.map(masked));
  const told = problem === undefined ? null : storableText(maskBody(problem));
  await scope.database.query(storeCase, [runId, position, outcome, told, durationMs, steps, trace.leftOutCount]);
}

function masked(step: TraceStep): TraceStep {
  if (step.kind === "expectation") return { ...step, expected: maskBody(step.expected) };
  const { target, request, response, durationMs } = step;
  return {
    ...step,
    target: maskTarget(target),
    request: maskBody(request),
    response: maskBody(response),
    durationMs: Math.round(durationMs),
  };
}

const skipRest = "update games_acceptance_cases set outcome = 'not_run' where run_id = $1 and outcome is null";
const finishRun = "update games_acceptance_runs set finished_at = $2 where id = $1";

async function finish({ database, clock }: Scope, runId: string): Promise<void> {
  await database.tx(async (transaction) => {
    await transaction.query(skipRest, [runId]);
    await transaction.query(finishRun, [runId, clock.now()]);
  });
}
