import type { Transaction } from "@lantern/database/database.ts";
import { kycLevelOf, kycStateAfter, type KycReason, type KycStep } from "@lantern/rules/accounts/kyc-states.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Scope } from "../../platform/context.ts";
import { recordEvent } from "../../platform/event.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { setKycLevel } from "../../safeguards/set-kyc-level.ts";
import { viewOf, type CaseView } from "./case-view.ts";
import { lockSubmittedCase, stateOf, type CaseRow } from "./kyc-case.ts";
import { notifyDecision } from "./notify-decision.ts";
import { readCase, type CaseOf } from "./open-case.ts";

export type Decision =
  /** `documentExpiresOn` is YYYY-MM-DD; null where the paper says none. */
  | { readonly step: "approve"; readonly documentExpiresOn: string | null }
  | { readonly step: "reject"; readonly reason: KycReason; readonly note: string }
  | { readonly step: "expire" };

const updateCase = `
  update accounts_kyc_cases
  set status = $2, decided_at = coalesce($3, decided_at), touched_at = $6, reason_code = $4, reason_note = $5, document_expires_on = coalesce($7, document_expires_on)
  where id = $1`;

/**
 * A reviewer's decision, or the paper's running out: the case's new state, what eligibility says of the member, the line of the audit and the word to
 * the member in one transaction. Whoever comes second to a case is refused.
 */
export async function decideCase(
  scope: Scope,
  { actor, merchantId, caseId }: CaseOf,
  decision: Decision,
): Promise<CaseView | Refusal<"accounts.kyc_unknown" | "accounts.kyc_decided">> {
  return scope.database.tx(async (transaction) => {
    const row = await lockSubmittedCase(transaction, caseId, merchantId);
    if (row === undefined) return refuse("accounts.kyc_unknown");
    const before = stateOf(row);
    const after = kycStateAfter(before, decision.step);
    if (after === undefined) return refuse("accounts.kyc_decided");
    await store(transaction, scope.clock.now(), row, decision, after.toLowerCase());
    await setKycLevel(transaction, { memberId: row.member_id, kycLevel: kycLevelOf(after) });
    await recordAudit(transaction, scope.clock, {
      actor,
      action: `kyc.${decision.step satisfies KycStep}`,
      merchantId,
      subject: { type: "kyc_case", id: caseId },
      before: { state: before, kycLevel: kycLevelOf(before) },
      after: { state: after, kycLevel: kycLevelOf(after), ...detailOf(decision) },
      reason: decision.step === "reject" ? decision.reason : "",
    });
    await recordEvent(transaction, { topic: "accounts.kyc_decided", merchantId, memberId: row.member_id, payload: {} });
    await notifyDecision(scope, transaction, { merchantId, memberId: row.member_id, state: after });
    const decided = await readCase(transaction, caseId, merchantId);
    if (decided === undefined) throw new Error(`the case ${caseId} was decided and is not there`);
    return viewOf(transaction, scope.configuration, decided);
  });
}

async function store(transaction: Transaction, at: Date, { id }: CaseRow, decision: Decision, status: string): Promise<void> {
  const rejected = decision.step === "reject" ? decision : undefined;
  const decidedAt = decision.step === "expire" ? null : at;
  const expiresOn = decision.step === "approve" ? decision.documentExpiresOn : null;
  await transaction.query(updateCase, [id, status, decidedAt, rejected?.reason ?? null, rejected?.note ?? "", at, expiresOn]);
}

/** A note may hold private words, and the audit is for ever: it stays with the case. */
function detailOf(decision: Decision): Record<string, unknown> {
  return decision.step === "approve" ? { documentExpiresOn: decision.documentExpiresOn } : {};
}
