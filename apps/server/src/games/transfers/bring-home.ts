import type { Scope } from "../../platform/context.ts";
import type { Job } from "../../platform/job.ts";
import { isRefusal } from "../../platform/refusal.ts";
import { readRecentlyExcluded } from "../../safeguards/read-recently-excluded.ts";
import { readBalances } from "../../wallet/read-balances.ts";
import { moveMoney } from "./move-money.ts";
import { listTransferVendors } from "./transfer-vendor.ts";

const selectOfExcluded = `
  select member_id, integration_code, merchant_id from games_vendor_wallets where holds_money and pending_id is null and member_id = any($1)`;

/** Brings home what stands at vendors of members who were excluded: there it could be played with. What a vendor does not give is asked for again. */
export async function bringExcludedHome(scope: Scope): Promise<void> {
  const excluded = (await readRecentlyExcluded(scope.database, scope.clock.now())).map(({ memberId }) => memberId);
  if (excluded.length === 0) return;
  const rows = await scope.database.query<{ member_id: string; integration_code: string; merchant_id: string }>(selectOfExcluded, [
    excluded,
  ]);
  await Promise.all(rows.map((row) => bringHome(scope, row.member_id, row.merchant_id, row.integration_code)));
}

async function bringHome(scope: Scope, memberId: string, merchantId: string, integrationCode: string): Promise<void> {
  const [vendor] = await listTransferVendors(scope, merchantId, integrationCode);
  if (vendor === undefined) return;
  const { currency } = await readBalances(scope.database, memberId);
  const outcome = await moveMoney(scope, { memberId, merchantId, currency, vendor, direction: "out" });
  if (isRefusal(outcome))
    scope.log.warn({ memberId, integration: integrationCode, refused: outcome.refused }, "an excluded member's money is not home yet");
}

export const bringExcludedHomeJob: Job = { name: "games.bring_excluded_home", everyMs: 5_000, run: bringExcludedHome };
