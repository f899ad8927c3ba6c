import type { getKycDocument as getKycDocumentCall } from "@lantern/contract/operators/get-kyc-document.ts";
import type { CallRefusal, CallValue } from "@lantern/contract/call.ts";
import { openDocument } from "../accounts/kyc/open-case.ts";
import type { CallInput } from "../http/answer.ts";
import type { OperatorContext } from "../platform/context.ts";
import { isRefusal, type Refusal } from "../platform/refusal.ts";
import { actorOf } from "./actor-of.ts";

/** One picture of a case, as base64. */
export async function getKycDocument(
  context: OperatorContext,
  { params }: CallInput<typeof getKycDocumentCall>,
): Promise<CallValue<typeof getKycDocumentCall> | Refusal<CallRefusal<typeof getKycDocumentCall>>> {
  const { caseId, side } = params;
  const picture = await openDocument(context, { actor: actorOf(context), merchantId: context.merchant.id, caseId, side });
  if (isRefusal(picture)) return picture;
  const { contentType, width, height, bytes } = picture;
  return { contentType, width, height, image: Buffer.from(bytes).toString("base64") };
}
