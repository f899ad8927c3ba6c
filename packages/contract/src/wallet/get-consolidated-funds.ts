import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { balanceFields } from "../schemas/balances.ts";

const pendingCount = Type.Integer({ minimum: 0, description: "Contract requests that wait for this member's answer." });

export const getConsolidatedFunds = declareCall({
  name: "get-consolidated-funds",
  capability: "wallet",
  method: "GET",
  path: "/wps/member/info/funds/consolidated",
  access: "session",
  summary: "The member's balance together with the contract requests that wait for him.",
  value: Type.Object({
    ...balanceFields,
    dailysalreqtype: pendingCount,
    divtypecompperiodreq: pendingCount,
    contracthoursalreq: pendingCount,
  }),
  refusals: [],
});
