import type { Transaction } from "@lantern/database/database.ts";
import { kycLevelOf, kycStateAfter, type KycReason, type KycState, type KycStep } from "@lantern/rules/accounts/kyc-states.ts";
import { recordAudit, type Actor } from "../../platform/audit.ts";
import type { Scope } from "../../platform/context.ts";
import { recordEvent } from "../../platform/event.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { setKycLevel } from "../../safeguards/set-kyc-level.ts";
import { lockSecurityRow } from "../security/security-row.ts";
import { viewOf, type CaseView } from "./case-view.ts";
import { lockSubmittedCase, memberStateOf, readOwnCases, stateOf, type CaseRow, type OwnCases } from "./kyc-case.ts";
import { notifyOfKyc, type KycNews } from "./notify-of-kyc.ts";
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
 * the member in one transaction. Whoever comes second to a case is refused. A new paper takes the place of the one that held; one that is sent
 * back leaves it as it is.
 */
export async function decideCase(
  scope: Scope,
  { actor, merchantId, caseId }: CaseOf,
  decision: Decision,
): Promise<CaseView | Refusal<"accounts.kyc_unknown" | "accounts.kyc_decided">> {
  return scope.database.tx(async (transaction) => {
    const found = await readCase(transaction, caseId, merchantId);
    if (found === undefined) return refuse("accounts.kyc_unknown");
    // The member's row first, as his own calls do: of two decisions about his papers the second sees what the first did.
    await lockSecurityRow(transaction, found.member_id);
    const row = await lockSubmittedCase(transaction, caseId, merchantId);
    if (row === undefined) return refuse("accounts.kyc_unknown");
    const before = stateOf(row);
    const after = kycStateAfter(before, decision.step);
    if (after === undefined) return refuse("accounts.kyc_decided");
    const { held } = await readOwnCases(transaction, row.member_id);
    if (after === "VERIFIED" && held !== undefined) await replace(scope, transaction, { actor, held });
    await store(transaction, scope.clock.now(), row, decision, after.toLowerCase());
    const kycLevel = await writeLevel(transaction, row.member_id);
    await recordAudit(transaction, scope.clock, {
      actor,
      action: `kyc.${decision.step satisfies KycStep}`,
      merchantId,
      subject: { type: "kyc_case", id: caseId },
      before: { state: before, kycLevel: held === undefined ? 0 : kycLevelOf("VERIFIED") },
      after: { state: after, kycLevel, ...detailOf(decision) },
      reason: decision.step === "reject" ? decision.reason : "",
    });
    const news = newsOf(decision, await readOwnCases(transaction, row.member_id));
    await recordEvent(transaction, {
      topic: "accounts.kyc_decided",
      merchantId,
      memberId: row.member_id,
      payload: { ...factsOf(decision, after), ...news },
    });
    await notifyOfKyc(scope, transaction, { merchantId, memberId: row.member_id, ...news });
    const decided = await readCase(transaction, caseId, merchantId);
    if (decided === undefined) throw new Error(`the case ${caseId} was decided and is not there`);
    return viewOf(transaction, scope.configuration, decided);
  });
}

const markReplaced = "update accounts_kyc_cases set status = 'replaced', touched_at = $2 where id = $1";

async function replace({ clock }: Scope, transaction: Transaction, { actor, held }: { actor: Actor; held: CaseRow }): Promise<void> {
  await transaction.query(markReplaced, [held.id, clock.now()]);
  await recordAudit(transaction, clock, {
    actor,
    action: "kyc.replace",
    merchantId: held.merchant_id,
    subject: { type: "kyc_case", id: held.id },
    before: { state: stateOf(held) },
    after: { state: "REPLACED" },
  });
}

/** What eligibility says of the member from now on: what holds counts, whatever became of another case. */
async function writeLevel(transaction: Transaction, memberId: string): Promise<number> {
  const kycLevel = kycLevelOf(memberStateOf(await readOwnCases(transaction, memberId)));
  await setKycLevel(transaction, { memberId, kycLevel });
  return kycLevel;
}

function newsOf({ step }: Decision, { last, held }: OwnCases): { news: KycNews; documentExpiresOn: string } {
  const documentExpiresOn = held?.document_expires_on ?? "";
  if (step === "approve") return { news: "VERIFIED", documentExpiresOn };
  if (step === "reject")
    return { news: held === undefined || documentExpiresOn === "" ? "REJECTED" : "RENEWAL_REJECTED", documentExpiresOn };
  return { news: last?.status === "submitted" ? "EXPIRED_WAITING" : "EXPIRED", documentExpiresOn };
}

/** What other capabilities hear. The reviewer's own words stay with the case. */
function factsOf(decision: Decision, state: KycState): Record<string, string> {
  return decision.step === "reject" ? { state, reason: decision.reason } : { state };
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
