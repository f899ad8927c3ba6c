import type { CallRefusal } from "@lantern/contract/call.ts";
import type { getNumberExposure as getNumberExposureCall } from "@lantern/contract/operators/get-number-exposure.ts";
import type { CallInput } from "../http/answer.ts";
import { viewExposure, type ExposureView } from "../lottery/exposure/view-exposure.ts";
import type { OperatorContext } from "../platform/context.ts";
import type { Refusal } from "../platform/refusal.ts";

/** What an issue's numbers would cost the house. */
export async function getNumberExposure(
  context: OperatorContext,
  { params }: CallInput<typeof getNumberExposureCall>,
): Promise<ExposureView | Refusal<CallRefusal<typeof getNumberExposureCall>>> {
  return viewExposure(context, { merchantId: context.merchant.id, ...params });
}
