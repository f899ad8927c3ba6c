import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { limitKind, limitPeriod, safeguards } from "../schemas/safeguards.ts";

export const keepLimit = declareCall({
  name: "keep-limit",
  capability: "safeguards",
  method: "POST",
  path: "/wps/member/safeguards/limit/keep",
  access: "member",
  summary: "Gives up a raise or a removal that waits: the limit stays as it is.",
  ratePerMinute: 30,
  body: Type.Object({ kind: limitKind, period: limitPeriod }),
  value: safeguards,
  refusals: [],
});
