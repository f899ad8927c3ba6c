import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const beginPasskeyLogin = declareCall({
  name: "begin-passkey-login",
  capability: "accounts",
  method: "POST",
  path: "/wps/session/passkey/options",
  access: "public",
  summary: "What a browser is to ask of its passkeys for a login, and the ticket that the answer must bring.",
  ratePerMinute: 30,
  value: Type.Object({
    ticket: Type.String(),
    /** WebAuthn's `PublicKeyCredentialRequestOptionsJSON`. */
    options: Type.Object({
      challenge: Type.String(),
      timeout: Type.Integer(),
      rpId: Type.String(),
      userVerification: Type.Literal("required"),
    }),
  }),
  refusals: [],
});
