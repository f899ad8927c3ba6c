import type { CallValue } from "@lantern/contract/call.ts";
import type { listTransactionCodes as listTransactionCodesCall } from "@lantern/contract/records/list-transaction-codes.ts";
import { transferReasons } from "@lantern/contract/schemas/transfer-reason.ts";

/** The reasons that the statement can be filtered by (specification 7.18.1). */
export async function listTransactionCodes(): Promise<CallValue<typeof listTransactionCodesCall>> {
  return transferReasons.map((code) => ({ code }));
}
