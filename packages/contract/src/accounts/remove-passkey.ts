import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const removePasskey = declareCall({
  name: "remove-passkey",
  capability: "accounts",
  method: "DELETE",
  path: "/wps/member/passkeys/:passkeyId",
  access: "member",
  summary: "Deletes a passkey.",
  params: Type.Object({ passkeyId: Type.String({ format: "uuid" }) }),
  value: Type.Object({ removed: Type.Boolean() }),
  refusals: ["accounts.passkey_unknown", "accounts.last_way_in"],
});
