import { recordAudit } from "../../platform/audit.ts";
import type { Merchant, Scope } from "../../platform/context.ts";
import { closedAmong } from "../../safeguards/closed-among.ts";
import { kycSettingsOf } from "./kyc-settings.ts";

const dayMs = 24 * 3_600_000;
const batchRows = 200;

const selectKept = `
  select id, member_id, closed_at is not null as known from accounts_kyc_cases
  where merchant_id = $1 and erased_at is null and id > $2 order by id limit ${batchRows}`;
const markClosed = "update accounts_kyc_cases set closed_at = $2 where id = any($1) and closed_at is null";
const unmarkClosed = "update accounts_kyc_cases set closed_at = null where id = any($1)";

const selectDue = `
  select id, status from accounts_kyc_cases
  where merchant_id = $1 and erased_at is null
    and (closed_at < $2 or (status = 'rejected' and decided_at < $3) or (status = 'draft' and touched_at < $4))
  order by id limit ${batchRows}`;

const deleteDocuments = "delete from accounts_kyc_documents where case_id = $1";
const deleteDraft = "delete from accounts_kyc_cases where id = $1 and status = 'draft'";
const eraseCase = `
  update accounts_kyc_cases set sealed_profile = null, wrapped_key = null, wrapped_by = null, reason_note = '', erased_at = $2
  where id = $1 and erased_at is null`;

/**
 * Deletes what members have shown when the merchant's days are over: after a case was sent back, after the account was closed, and what was begun and
 * never submitted. That there was a case and how it was decided stays, with a line in the audit; keys go with the bytes.
 * @returns how many cases were erased.
 */
export async function eraseCases(scope: Scope, merchant: Pick<Merchant, "id" | "settings">): Promise<number> {
  const { database, clock } = scope;
  await noteClosedAccounts(scope, merchant.id);
  const settings = kycSettingsOf(merchant);
  const before = (days: number) => new Date(clock.now().getTime() - days * dayMs);
  const { closedDays, rejectedDays, draftDays } = settings;
  const due = await database.query<{ id: string; status: string }>(selectDue, [
    merchant.id,
    before(closedDays),
    before(rejectedDays),
    before(draftDays),
  ]);
  for (const { id, status } of due) await eraseOne(scope, { caseId: id, status, merchantId: merchant.id });
  return due.length;
}

interface CaseToErase {
  readonly caseId: string;
  readonly status: string;
  readonly merchantId: string;
}

async function eraseOne({ database, clock }: Scope, { caseId, status, merchantId }: CaseToErase): Promise<void> {
  await database.tx(async (transaction) => {
    await transaction.query(deleteDocuments, [caseId]);
    if (status === "draft") await transaction.query(deleteDraft, [caseId]);
    else await transaction.query(eraseCase, [caseId, clock.now()]);
    await recordAudit(transaction, clock, {
      actor: { kind: "system", name: "accounts.erase_kyc" },
      action: "kyc.erase",
      merchantId,
      subject: { type: "kyc_case", id: caseId },
      before: { state: status.toUpperCase() },
    });
  });
}

/** Writes down when an account was first seen closed, and takes it back where it is open again. */
async function noteClosedAccounts({ database, clock }: Scope, merchantId: string): Promise<void> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const rows = await database.query<{ id: string; member_id: string; known: boolean }>(selectKept, [merchantId, after]);
    const closed = await closedAmong(
      database,
      rows.map((row) => row.member_id),
    );
    const closedRows = rows.filter((row) => closed.has(row.member_id) && !row.known);
    const openRows = rows.filter((row) => !closed.has(row.member_id) && row.known);
    if (closedRows.length > 0) await database.query(markClosed, [closedRows.map(({ id }) => id), clock.now()]);
    if (openRows.length > 0) await database.query(unmarkClosed, [openRows.map(({ id }) => id)]);
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchRows) return;
    after = last.id;
  }
}
