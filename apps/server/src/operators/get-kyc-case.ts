import type { getKycCase as getKycCaseCall } from "@lantern/contract/operators/get-kyc-case.ts";
import type { CallRefusal } from "@lantern/contract/call.ts";
import type { CaseView } from "../accounts/kyc/case-view.ts";
import { openCase } from "../accounts/kyc/open-case.ts";
import type { CallInput } from "../http/answer.ts";
import type { OperatorContext } from "../platform/context.ts";
import type { Refusal } from "../platform/refusal.ts";
import { actorOf } from "./actor-of.ts";

/** One case with what its member wrote. */
export async function getKycCase(
  context: OperatorContext,
  { params }: CallInput<typeof getKycCaseCall>,
): Promise<CaseView | Refusal<CallRefusal<typeof getKycCaseCall>>> {
  return openCase(context, { actor: actorOf(context), merchantId: context.merchant.id, caseId: params.caseId });
}
