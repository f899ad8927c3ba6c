import type { Merchant, Scope } from "../../platform/context.ts";
import { dayTextIn } from "./check-profile.ts";
import { decideCase } from "./decide-case.ts";

const selectRunOut = `
  select id from accounts_kyc_cases
  where merchant_id = $1 and status = 'verified' and document_expires_on < $2::date order by document_expires_on, id limit 100`;

/** Ends what was verified by papers that have run out, the day after the last on which they were good, by the merchant's calendar. */
export async function expireCases(scope: Scope, merchant: Pick<Merchant, "id" | "zone">): Promise<number> {
  const today = dayTextIn(merchant.zone, scope.clock.now());
  const rows = await scope.database.query<{ id: string }>(selectRunOut, [merchant.id, today]);
  const actor = { kind: "system", name: "accounts.expire_kyc" } as const;
  for (const { id } of rows) await decideCase(scope, { actor, merchantId: merchant.id, caseId: id }, { step: "expire" });
  return rows.length;
}
