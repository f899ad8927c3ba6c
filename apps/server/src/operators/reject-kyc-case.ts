import type { rejectKycCase as rejectKycCaseCall } from "@lantern/contract/operators/reject-kyc-case.ts";
import type { CallRefusal } from "@lantern/contract/call.ts";
import type { CaseView } from "../accounts/kyc/case-view.ts";
import { decideCase } from "../accounts/kyc/decide-case.ts";
import type { CallInput } from "../http/answer.ts";
import type { OperatorContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { actorOf } from "./actor-of.ts";

/** Sends a case back. A reason that says nothing by itself needs words. */
export async function rejectKycCase(
  context: OperatorContext,
  { params, body }: CallInput<typeof rejectKycCaseCall>,
): Promise<CaseView | Refusal<CallRefusal<typeof rejectKycCaseCall>>> {
  const note = body.note?.trim() ?? "";
  if (body.reason === "other" && note === "")
    return refuse("operators.field_invalid", { values: { field: "note" }, value: { field: "note" } });
  return decideCase(
    context,
    { actor: actorOf(context), merchantId: context.merchant.id, caseId: params.caseId },
    { step: "reject", reason: body.reason, note },
  );
}
