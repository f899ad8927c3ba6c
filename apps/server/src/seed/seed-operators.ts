import { createOperator } from "../operators/create-operator.ts";
import { findOperatorByName } from "../operators/operator-row.ts";
import type { Scope } from "../platform/context.ts";
import { demoPassword } from "./demo-accounts.ts";

/** The operator of demo mode, at every merchant; production has none but those that a command has made. */
const demoOperator = { userName: "admin", role: "admin" } as const;

/** Opens the demo operator's account where it is missing. */
export async function seedOperators(scope: Scope): Promise<void> {
  if (scope.configuration.mode !== "demo") throw new Error("Demo operators are for demo mode alone.");
  if ((await findOperatorByName(scope.database, demoOperator.userName)) !== undefined) return;
  const actor = { kind: "system", name: "seed" } as const;
  await scope.database.tx((transaction) => createOperator(scope, transaction, actor, { ...demoOperator, password: demoPassword }));
}
