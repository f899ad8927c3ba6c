import type { Transaction } from "@lantern/database/database.ts";
import type { Scope } from "../platform/context.ts";
import { createMerchant } from "./create-merchant.ts";
import { demoMerchants } from "./demo-merchants.ts";
import { testMerchants } from "./test-merchants.ts";

/** Creates the merchants of demo mode that do not exist yet, and those of the test seed where it is chosen; returns every one's id by code. */
export async function seedMerchants(scope: Scope, transaction: Transaction): Promise<Readonly<Record<string, string>>> {
  const existing = await transaction.query<{ id: string; code: string }>("select id, code from site_merchants");
  const idOfCode: Record<string, string> = Object.fromEntries(existing.map(({ id, code }) => [code, id]));
  const merchants = scope.configuration.seedProfile === "test" ? [...demoMerchants, ...testMerchants] : demoMerchants;
  for (const merchant of merchants) idOfCode[merchant.code] ??= await createMerchant(scope, transaction, merchant);
  return idOfCode;
}
