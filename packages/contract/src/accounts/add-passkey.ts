import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { newPasskeyAnswer, passkey } from "../schemas/passkey.ts";

export const addPasskey = declareCall({
  name: "add-passkey",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/passkeys",
  access: "member",
  summary: "Adds the passkey that the browser made for the challenge of `begin-passkey`.",
  ratePerMinute: 20,
  body: Type.Object({ ticket: Type.String({ maxLength: 64 }), credential: newPasskeyAnswer }),
  value: passkey,
  refusals: ["accounts.passkey_refused", "accounts.passkeys_full"],
});
