import type { DialectAnswer } from "@lantern/vendor-kit/acceptance/dialect.ts";
import type { AdapterPolicy } from "@lantern/vendor-kit/adapter.ts";
import { predict, type Prediction, type World } from "./oracle.ts";
import type { PlannedRequest } from "./plan.ts";

export interface AnsweredRequest {
  readonly request: PlannedRequest;
  readonly answer: DialectAnswer;
}

/**
 * Every world in which requests that were under way together can have got exactly these answers: the order in which they
 * were done is not known, so each that explains them all is kept. None means that the answers break the rules.
 */
export function worldsAfter(
  worlds: readonly World[],
  answered: readonly AnsweredRequest[],
  { policy, grainUnits }: { readonly policy: AdapterPolicy; readonly grainUnits: bigint },
): World[] {
  const found = new Map<string, World>();
  const explore = (world: World, left: readonly AnsweredRequest[]): void => {
    if (left.length === 0) {
      found.set(keyOf(world), world);
      return;
    }
    for (const one of left) {
      const { world: next, prediction } = predict(world, one.request, policy);
      if (isAnsweredSo(one.answer, prediction, grainUnits))
        explore(
          next,
          left.filter((other) => other !== one),
        );
    }
  };
  for (const world of worlds) explore(world, answered);
  return [...found.values()];
}

function isAnsweredSo({ status, balanceUnits }: DialectAnswer, prediction: Prediction, grainUnits: bigint): boolean {
  const told = prediction.balanceUnits === undefined ? undefined : prediction.balanceUnits - (prediction.balanceUnits % grainUnits);
  if (prediction.done) return status === "ok" && balanceUnits === told;
  if (status === "ok" || status === "unavailable") return false;
  // Not every protocol has a word for every reason, nor one for a round apart from one for a transaction.
  const words = status === "transaction_unknown" ? [status, "round_unknown" as const] : [status];
  const isReason = words.some((word) => (word === "refused" ? prediction.reasons.size > 0 : prediction.reasons.has(word)));
  return isReason && (balanceUnits === undefined || balanceUnits === told);
}

function keyOf(world: World): string {
  const parts = [[...world.netUnits], [...world.rounds].toSorted(([one], [other]) => (one < other ? -1 : 1)), [...world.transactions]];
  return JSON.stringify(parts, (_name, value: unknown) => (typeof value === "bigint" ? value.toString() : value));
}
