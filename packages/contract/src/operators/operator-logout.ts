import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { operatorRoles } from "../operator-role.ts";

export const operatorLogout = declareCall({
  name: "operator-logout",
  capability: "operators",
  method: "POST",
  path: "/wps/operator/logout",
  access: "operator",
  roles: operatorRoles,
  summary: "Ends the operator's session.",
  value: Type.Object({ loggedOut: Type.Boolean() }),
  refusals: [],
});
