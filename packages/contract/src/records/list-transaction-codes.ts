import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { transferReason } from "../schemas/transfer-reason.ts";

export const listTransactionCodes = declareCall({
  name: "list-transaction-codes",
  capability: "records",
  method: "GET",
  path: "/wps/relay/GLS2_TxCodeList",
  access: "public",
  summary: "The reasons that a statement line may have, in the order of the filter.",
  value: Type.Array(Type.Object({ code: transferReason })),
  refusals: [],
});
