import { createOperator } from "../operators/create-operator.ts";
import { findOperatorByName } from "../operators/operator-row.ts";
import type { Scope } from "../platform/context.ts";
import { demoPassword } from "./demo-accounts.ts";

/** The operators of demo mode, at every merchant, two so that one can confirm what the other entered; production has none but those that a command has made. */
const demoOperators = [
  { userName: "admin", role: "admin" },
  { userName: "results", role: "results" },
] as const;

/** Opens the demo operators' accounts where they are missing. */
export async function seedOperators(scope: Scope): Promise<void> {
  if (scope.configuration.mode !== "demo") throw new Error("Demo operators are for demo mode alone.");
  const actor = { kind: "system", name: "seed" } as const;
  for (const operator of demoOperators) {
    if ((await findOperatorByName(scope.database, operator.userName)) !== undefined) continue;
    await scope.database.tx((transaction) => createOperator(scope, transaction, actor, { ...operator, password: demoPassword }));
  }
}
