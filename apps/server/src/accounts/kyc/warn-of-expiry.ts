import type { Transaction } from "@lantern/database/database.ts";
import type { Merchant, Scope } from "../../platform/context.ts";
import { recordEvents } from "../../platform/event.ts";
import { closedAmong } from "../../safeguards/closed-among.ts";
import { dayTextIn } from "./check-profile.ts";
import { kycSettingsOf } from "./kyc-settings.ts";
import { notifyOfKyc } from "./notify-of-kyc.ts";

const batchRows = 100;

const markWarned = `
  update accounts_kyc_cases set expiry_warned_at = $4
  where id in (
    select kyc.id from accounts_kyc_cases kyc
    where kyc.merchant_id = $1 and kyc.status = 'verified' and kyc.expiry_warned_at is null
      and kyc.document_expires_on >= $2::date and kyc.document_expires_on <= $2::date + $3::integer
      and not exists (select from accounts_kyc_cases newer where newer.member_id = kyc.member_id and newer.status = 'submitted')
    order by kyc.document_expires_on, kyc.id limit ${batchRows} for update skip locked)
  returning member_id, document_expires_on::text as expires_on`;

interface WarnedRow {
  readonly member_id: string;
  readonly expires_on: string;
}

/**
 * Tells members, once a case, that the paper which verified them runs out soon and that the next one is taken (`renewalDays`), by the merchant's
 * calendar. One that is shown with fewer days left is warned of at once; who has sent the next one already, or has closed his account, is not told.
 * @returns how many were told.
 */
export async function warnOfExpiry(scope: Scope, merchant: Pick<Merchant, "id" | "zone" | "settings">): Promise<number> {
  let told = 0;
  let marked: number;
  do {
    const warned = await scope.database.tx((transaction) => warnSome(scope, transaction, merchant));
    marked = warned.marked;
    told += warned.told;
  } while (marked === batchRows);
  return told;
}

async function warnSome(
  scope: Scope,
  transaction: Transaction,
  merchant: Pick<Merchant, "id" | "zone" | "settings">,
): Promise<{ readonly marked: number; readonly told: number }> {
  const at = scope.clock.now();
  const values = [merchant.id, dayTextIn(merchant.zone, at), kycSettingsOf(merchant).renewalDays, at];
  const marked = await transaction.query<WarnedRow>(markWarned, values);
  const closed = await closedAmong(
    transaction,
    marked.map((row) => row.member_id),
  );
  const warned = marked.filter((row) => !closed.has(row.member_id));
  await recordEvents(
    transaction,
    warned.map(({ member_id: memberId, expires_on: expiresOn }) => ({
      topic: "accounts.kyc_expiring",
      merchantId: merchant.id,
      memberId,
      payload: { expiresOn },
    })),
  );
  for (const { member_id: memberId, expires_on: documentExpiresOn } of warned)
    await notifyOfKyc(scope, transaction, { merchantId: merchant.id, memberId, news: "RENEWAL_DUE", documentExpiresOn });
  return { marked: marked.length, told: warned.length };
}
