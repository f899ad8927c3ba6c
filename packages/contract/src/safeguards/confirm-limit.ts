import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { limitKind, limitPeriod, safeguards } from "../schemas/safeguards.ts";

export const confirmLimit = declareCall({
  name: "confirm-limit",
  capability: "safeguards",
  method: "POST",
  path: "/wps/member/safeguards/limit/confirm",
  access: "member",
  summary: "Confirms a raise or a removal that has waited 24 hours: it takes effect now.",
  ratePerMinute: 30,
  body: Type.Object({ kind: limitKind, period: limitPeriod }),
  value: safeguards,
  refusals: ["safeguards.nothing_to_confirm", "safeguards.confirm_too_soon", "safeguards.limit_above_cap", "safeguards.limit_mandatory"],
});
