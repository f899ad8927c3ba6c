import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { identity, socialTicket } from "../schemas/social.ts";

export const linkIdentity = declareCall({
  name: "link-identity",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/identities",
  access: "member",
  summary: "Links what an outside service has said to the account of the member who began it.",
  encrypted: true,
  ratePerMinute: 20,
  body: Type.Object({ ticket: socialTicket }),
  value: identity,
  refusals: ["accounts.social_expired", "accounts.identity_taken"],
});
