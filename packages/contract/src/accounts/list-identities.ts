import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { identity, socialProvider } from "../schemas/social.ts";

export const listIdentities = declareCall({
  name: "list-identities",
  capability: "accounts",
  method: "GET",
  path: "/wps/member/identities",
  access: "member",
  summary: "The outside services that open the member's account, and those that could.",
  value: Type.Object({ identities: Type.Array(identity), offered: Type.Array(socialProvider) }),
  refusals: [],
});
