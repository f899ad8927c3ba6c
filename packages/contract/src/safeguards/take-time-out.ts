import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { exclusionTerm, safeguards } from "../schemas/safeguards.ts";

export const takeTimeOut = declareCall({
  name: "take-time-out",
  capability: "safeguards",
  method: "POST",
  path: "/wps/member/safeguards/timeOut",
  access: "member",
  summary: "Takes a break from play. It cannot be taken back or shortened.",
  idempotency: "required",
  ratePerMinute: 10,
  body: Type.Object({ term: exclusionTerm }),
  value: safeguards,
  refusals: ["safeguards.term_not_offered"],
});
