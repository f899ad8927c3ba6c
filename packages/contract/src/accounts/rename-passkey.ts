import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { passkey } from "../schemas/passkey.ts";

export const renamePasskey = declareCall({
  name: "rename-passkey",
  capability: "accounts",
  method: "PUT",
  path: "/wps/member/passkeys/:passkeyId",
  access: "member",
  summary: "Gives a passkey another name.",
  params: Type.Object({ passkeyId: Type.String({ format: "uuid" }) }),
  body: Type.Object({ name: Type.String({ maxLength: 60 }) }),
  value: passkey,
  refusals: ["accounts.passkey_unknown", "accounts.field_invalid"],
});
