import type { Scope } from "../../platform/context.ts";
import type { Job } from "../../platform/job.ts";
import { isRefusal } from "../../platform/refusal.ts";
import { excludedAmong } from "../../safeguards/excluded-among.ts";
import { readRecentlyExcluded } from "../../safeguards/read-recently-excluded.ts";
import { readBalances } from "../../wallet/read-balances.ts";
import { moveMoney } from "./move-money.ts";
import { listTransferVendors } from "./transfer-vendor.ts";

const walletsAtOnce = 100;

/**
 * Who was excluded a moment ago is looked at before all whose time has come, however many they are; who was so before, by another
 * exclusion, begins anew.
 */
const putFirst = `
  update games_vendor_wallets wallet set look_at = '-infinity', looked_count = 0, looked_for = excluded.at
  from unnest($1::uuid[], $2::timestamptz[]) as excluded (member_id, at)
  where wallet.member_id = excluded.member_id and wallet.looked_for is distinct from excluded.at`;

const selectDue = `
  select member_id, integration_code, merchant_id from games_vendor_wallets
  where pending_id is null and look_at <= $1 order by look_at limit ${walletsAtOnce}`;

interface DueWallet {
  readonly member_id: string;
  readonly integration_code: string;
  readonly merchant_id: string;
}

/** Who may play is looked at again in an hour: an exclusion that was not heard of is found then, however long ago it was. */
const putOff = `
  update games_vendor_wallets set look_at = $2::timestamptz + interval '1 hour', looked_count = 0, looked_for = null
  where member_id = any($1::uuid[]) and pending_id is null and look_at <= $2`;

/** Twice as long each time: up to ten minutes where money is known to stand, up to a day where some might still come from a round. */
const putOffLonger = `
  update games_vendor_wallets
  set looked_count = looked_count + 1,
      look_at = $3::timestamptz + least(interval '5 seconds' * power(2, least(looked_count, 20)),
        case when holds_money then interval '10 minutes' else interval '1 day' end)
  where member_id = $1 and integration_code = $2`;

/**
 * Brings home what stands at vendors of excluded members: there it could be played with. Every wallet that was ever opened is looked
 * at, for as long as it exists, since money may come to stand there whenever a round ends; of an excluded member the vendor is asked,
 * and asked again where he does not answer.
 */
export async function bringExcludedHome(scope: Scope): Promise<void> {
  const { database, clock } = scope;
  const recent = await readRecentlyExcluded(database, clock.now());
  if (recent.length > 0) {
    const [members, instants] = [recent.map(({ memberId }) => memberId), recent.map(({ excludedAt }) => excludedAt)];
    await database.query(putFirst, [members, instants]);
  }
  const due = await database.query<DueWallet>(selectDue, [clock.now()]);
  if (due.length === 0) return;
  const members = [...new Set(due.map(({ member_id: memberId }) => memberId))];
  const excluded = await excludedAmong(database, members, clock.now());
  await database.query(putOff, [members.filter((memberId) => !excluded.has(memberId)), clock.now()]);
  await Promise.all(due.filter(({ member_id: memberId }) => excluded.has(memberId)).map((wallet) => bringHome(scope, wallet)));
}

async function bringHome(scope: Scope, wallet: DueWallet): Promise<void> {
  const { member_id: memberId, integration_code: integrationCode, merchant_id: merchantId } = wallet;
  await scope.database.query(putOffLonger, [memberId, integrationCode, scope.clock.now()]);
  const [vendor] = await listTransferVendors(scope, merchantId, integrationCode);
  if (vendor === undefined) return;
  const { currency } = await readBalances(scope.database, memberId);
  const outcome = await moveMoney(scope, { memberId, merchantId, currency, vendor, direction: "out" });
  if (isRefusal(outcome))
    scope.log.warn({ memberId, integration: integrationCode, refused: outcome.refused }, "an excluded member's money is not home yet");
}

export const bringExcludedHomeJob: Job = { name: "games.bring_excluded_home", everyMs: 5_000, run: bringExcludedHome };
