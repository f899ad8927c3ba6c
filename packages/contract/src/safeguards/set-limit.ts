import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { amountText } from "../schemas/amount.ts";
import { limitKind, limitPeriod, safeguards } from "../schemas/safeguards.ts";

export const setLimit = declareCall({
  name: "set-limit",
  capability: "safeguards",
  method: "POST",
  path: "/wps/member/safeguards/limit",
  access: "member",
  summary: "Sets or lowers a limit at once; a raise or a removal waits 24 hours and for `confirm-limit`.",
  ratePerMinute: 30,
  body: Type.Object({
    kind: limitKind,
    period: limitPeriod,
    /** Null removes the limit. */
    amount: Type.Union([amountText, Type.Null()]),
  }),
  value: safeguards,
  refusals: ["wallet.amount_invalid", "safeguards.limit_above_cap", "safeguards.limit_mandatory"],
});
