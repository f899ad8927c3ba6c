import type { listKycCases as listKycCasesCall } from "@lantern/contract/operators/list-kyc-cases.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import { listCases } from "../accounts/kyc/list-cases.ts";
import type { CallInput } from "../http/answer.ts";
import type { OperatorContext } from "../platform/context.ts";

/** Cases of the merchant's members in one state, without what they have shown. */
export async function listKycCases(
  { database, merchant }: OperatorContext,
  { query }: CallInput<typeof listKycCasesCall>,
): Promise<CallValue<typeof listKycCasesCall>> {
  const { state = "SUBMITTED", page = 1, size = 20 } = query;
  return { page, ...(await listCases(database, { merchantId: merchant.id, state, page, size })) };
}
