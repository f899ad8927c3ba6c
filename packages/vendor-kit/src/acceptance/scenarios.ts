import type { Scenario } from "./scenario.ts";
import { batchScenarios } from "./scenarios/batch-scenarios.ts";
import { concurrencyScenarios } from "./scenarios/concurrency-scenarios.ts";
import { malformedScenarios } from "./scenarios/malformed-scenarios.ts";
import { playerScenarios } from "./scenarios/player-scenarios.ts";
import { repetitionScenarios } from "./scenarios/repetition-scenarios.ts";
import { rollbackScenarios } from "./scenarios/rollback-scenarios.ts";
import { roundScenarios } from "./scenarios/round-scenarios.ts";
import { signatureScenarios } from "./scenarios/signature-scenarios.ts";

/** The parts of the suite, by what they are about. */
export const scenarioParts = {
  signature: signatureScenarios,
  player: playerScenarios,
  round: roundScenarios,
  rollback: rollbackScenarios,
  repetition: repetitionScenarios,
  batch: batchScenarios,
  concurrency: concurrencyScenarios,
  malformed: malformedScenarios,
} as const satisfies Readonly<Record<string, readonly Scenario[]>>;

export type ScenarioPart = keyof typeof scenarioParts;
export type ScenarioId = (typeof scenarioParts)[ScenarioPart][number]["id"];

/** The acceptance suite: everything that any adapter must get right. */
export const scenarios: readonly Scenario[] = Object.values(scenarioParts).flat();

const idsByName: ReadonlyMap<string, ScenarioId> = new Map(
  Object.values(scenarioParts).flatMap((part) => part.map(({ name, id }): [string, ScenarioId] => [name, id])),
);

/** The id of the scenario of this name; undefined where the suite has none any more, as in the record of an older run. */
export function scenarioIdOf(name: string): ScenarioId | undefined {
  return idsByName.get(name);
}
