import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { identityRefusals } from "../schemas/payment-password.ts";

export const beginPasskey = declareCall({
  name: "begin-passkey",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/passkeys/options",
  access: "member",
  summary: "What a browser is to ask for a new passkey, by password, and the ticket that the answer must bring.",
  encrypted: true,
  ratePerMinute: 20,
  body: Type.Object({ password: Type.String({ maxLength: 256 }) }),
  value: Type.Object({
    ticket: Type.String(),
    /** WebAuthn's `PublicKeyCredentialCreationOptionsJSON`. */
    options: Type.Object({
      rp: Type.Object({ id: Type.String(), name: Type.String() }),
      user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
      challenge: Type.String(),
      pubKeyCredParams: Type.Array(Type.Object({ alg: Type.Integer(), type: Type.Literal("public-key") })),
      timeout: Type.Integer(),
      excludeCredentials: Type.Array(
        Type.Object({ id: Type.String(), type: Type.Literal("public-key"), transports: Type.Array(Type.String()) }),
      ),
      authenticatorSelection: Type.Object({
        residentKey: Type.Literal("required"),
        requireResidentKey: Type.Literal(true),
        userVerification: Type.Literal("required"),
      }),
      attestation: Type.Literal("none"),
    }),
  }),
  refusals: [...identityRefusals, "accounts.passkeys_full"],
});
