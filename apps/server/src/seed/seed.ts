import type { Scope } from "../platform/context.ts";
import { seedMerchants } from "../site/seed-merchants.ts";

/**
 * Makes the demo data that is missing, once, by calling operations.
 * @param report takes a progress line for people.
 */
export async function seed(scope: Scope, report: (line: string) => void): Promise<void> {
  report("demo data: merchants");
  await scope.database.tx((transaction) => seedMerchants(scope, transaction));
}
