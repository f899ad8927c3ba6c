import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const logout = declareCall({
  name: "logout",
  capability: "accounts",
  method: "DELETE",
  path: "/wps/session/logout",
  aliases: [{ path: "/wps/session/login" }],
  access: "session",
  summary: "Ends the session of the token.",
  value: Type.Object({ loggedOut: Type.Boolean() }),
  refusals: [],
});
