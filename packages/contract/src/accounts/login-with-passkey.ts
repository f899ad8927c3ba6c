import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { entryRefusals } from "../schemas/entry-refusals.ts";
import { passkeyAnswer } from "../schemas/passkey.ts";
import { sessionStart } from "../schemas/session-info.ts";

export const loginWithPasskey = declareCall({
  name: "login-with-passkey",
  capability: "accounts",
  method: "POST",
  path: "/wps/session/passkey",
  access: "public",
  summary: "Logs in by a passkey of this host, without a user name; no second factor is asked for.",
  encrypted: true,
  ratePerMinute: 30,
  body: Type.Object({ ticket: Type.String({ maxLength: 64 }), credential: passkeyAnswer }),
  value: sessionStart,
  refusals: ["accounts.passkey_refused", ...entryRefusals],
});
