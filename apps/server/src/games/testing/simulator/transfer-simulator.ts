import type { TransferStage } from "../transfer-stage.ts";
import { runTransferPlan, shrinkTransferPlan } from "./run-transfer-plan.ts";
import { seedVariable } from "./simulate.ts";
import { describeTransferPlan, makeTransferPlan } from "./transfer-plan.ts";

/** Runs the members of the seeds one after the other, for they share the vendor's mishaps. @returns the report of the first that fails. */
export async function simulateTransfers(stage: TransferStage, seeds: Iterable<number>): Promise<string | undefined> {
  for (const seed of seeds) {
    const plan = makeTransferPlan(seed);
    const fails = (one: typeof plan) => runTransferPlan(stage, one);
    const problem = await fails(plan);
    if (problem === undefined) continue;
    const shortest = await shrinkTransferPlan(plan, fails);
    return [
      `Transfers of seed ${seed}: ${problem}. ${seedVariable}=${seed} repeats it.`,
      "At its shortest:",
      describeTransferPlan(shortest),
      (await fails(shortest)) ?? "",
    ].join("\n");
  }
  return undefined;
}
