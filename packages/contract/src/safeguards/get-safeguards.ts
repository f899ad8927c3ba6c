import { declareCall } from "../call.ts";
import { safeguards } from "../schemas/safeguards.ts";

export const getSafeguards = declareCall({
  name: "get-safeguards",
  capability: "safeguards",
  method: "GET",
  path: "/wps/member/safeguards",
  access: "member",
  summary: "The member's limits with what is used of them, his exclusion, his reminder, and what the merchant offers.",
  value: safeguards,
  refusals: [],
});
