import type { approveKycCase as approveKycCaseCall } from "@lantern/contract/operators/approve-kyc-case.ts";
import type { CallRefusal } from "@lantern/contract/call.ts";
import type { CaseView } from "../accounts/kyc/case-view.ts";
import { decideCase } from "../accounts/kyc/decide-case.ts";
import type { CallInput } from "../http/answer.ts";
import type { OperatorContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { actorOf } from "./actor-of.ts";
import { isCalendarDay } from "./calendar-day.ts";

/** The member is who he says he is. A paper that has run out is no proof: its day must lie ahead. */
export async function approveKycCase(
  context: OperatorContext,
  { params, body }: CallInput<typeof approveKycCaseCall>,
): Promise<CaseView | Refusal<CallRefusal<typeof approveKycCaseCall>>> {
  const { documentExpiresOn = null } = body;
  const isGood =
    documentExpiresOn === null || (isCalendarDay(documentExpiresOn) && documentExpiresOn >= context.clock.now().toISOString().slice(0, 10));
  if (!isGood) return refuse("operators.field_invalid", { values: { field: "documentExpiresOn" }, value: { field: "documentExpiresOn" } });
  return decideCase(
    context,
    { actor: actorOf(context), merchantId: context.merchant.id, caseId: params.caseId },
    { step: "approve", documentExpiresOn },
  );
}
