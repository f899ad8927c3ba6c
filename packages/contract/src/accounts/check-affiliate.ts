import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const checkAffiliate = declareCall({
  name: "check-affiliate",
  capability: "accounts",
  method: "GET",
  path: "/wps/agent/affiliate",
  access: "public",
  summary: "Checks an invitation code before a registration.",
  ratePerMinute: 60,
  query: Type.Object({ affiliateCode: Type.String({ maxLength: 64 }) }),
  value: Type.Object({
    valid: Type.Boolean(),
    memberType: Type.Integer(),
    /** The theme that the agent chose for those he invites; empty where it is the merchant's. */
    template: Type.String(),
  }),
  refusals: ["accounts.affiliate_unknown"],
});
