import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { exclusionTerm, safeguards } from "../schemas/safeguards.ts";

export const excludeMyself = declareCall({
  name: "exclude-myself",
  capability: "safeguards",
  method: "POST",
  path: "/wps/member/safeguards/exclusion",
  access: "member",
  summary: "Excludes the member from play. Nobody can take it back or shorten it.",
  idempotency: "required",
  ratePerMinute: 10,
  body: Type.Object({ term: exclusionTerm }),
  value: safeguards,
  refusals: ["safeguards.term_not_offered"],
});
