import type { Transaction } from "@lantern/database/database.ts";
import { lockMember, type LimitName } from "./limit-row.ts";

export interface LimitOfMember extends LimitName {
  readonly memberId: string;
  readonly at: Date;
}

export interface NewLimit extends LimitOfMember {
  readonly amountUnits: bigint;
  /** IANA zone of the merchant: its days, weeks and months are counted. */
  readonly zone: string;
}

const startCounting = "select safeguards_start_counting($1, $2, $3)";

const upsertLimit = `
  insert into safeguards_limits (member_id, kind, period, amount_units, set_at) values ($1, $2, $3, $4, $5)
  on conflict (member_id, kind, period) do update
  set amount_units = excluded.amount_units, set_at = excluded.set_at, asked = null, asked_amount_units = null, asked_at = null`;

const askForChange = `
  update safeguards_limits set asked = $4, asked_amount_units = $5, asked_at = $6 where member_id = $1 and kind = $2 and period = $3`;

const deleteLimit = "delete from safeguards_limits where member_id = $1 and kind = $2 and period = $3";

const stopCounting = `
  with freed as (
    update safeguards_eligibility set limited = false
    where member_id = $1 and not exists (select from safeguards_limits where member_id = $1)
    returning member_id
  )
  delete from safeguards_counters where member_id in (select member_id from freed)`;

/**
 * Sets a limit to an amount, now; what waited is given up. The member is locked until the transaction ends, so that no stake that the
 * former limit let in commits after it; counting has begun from the windows that run.
 */
export async function storeLimit(transaction: Transaction, { memberId, kind, period, amountUnits, zone, at }: NewLimit): Promise<void> {
  await lockMember(transaction, memberId);
  await transaction.query(startCounting, [memberId, zone, at]);
  await transaction.query(upsertLimit, [memberId, kind, period, amountUnits, at]);
}

/** Writes down that the member wants more, or no limit at all (no amount). */
export async function storeWish(
  transaction: Transaction,
  { memberId, kind, period, amountUnits, at }: LimitOfMember & { readonly amountUnits: bigint | undefined },
): Promise<void> {
  const asked = amountUnits === undefined ? "removal" : "raise";
  await transaction.query(askForChange, [memberId, kind, period, asked, amountUnits ?? null, at]);
}

/** Gives up what waits. */
export async function dropWish(transaction: Transaction, { memberId, kind, period }: Omit<LimitOfMember, "at">): Promise<void> {
  await transaction.query(askForChange, [memberId, kind, period, null, null, null]);
}

/** Removes a limit; who has none left is counted no more. The caller has locked the member. */
export async function removeLimit(transaction: Transaction, { memberId, kind, period }: Omit<LimitOfMember, "at">): Promise<void> {
  await transaction.query(deleteLimit, [memberId, kind, period]);
  await transaction.query(stopCounting, [memberId]);
}
