import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { identityRefusals } from "../schemas/payment-password.ts";

export const beginSecondFactor = declareCall({
  name: "begin-second-factor",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/secondFactor/begin",
  access: "member",
  summary: "Gives the member's authenticator app a secret; two-step login is on once its first code is confirmed.",
  encrypted: true,
  ratePerMinute: 20,
  body: Type.Object({ password: Type.String({ maxLength: 256 }) }),
  value: Type.Object({
    /** In base32, to be typed where no QR code can be read. */
    secret: Type.String(),
    /** The `otpauth://` address that the QR code holds. */
    uri: Type.String(),
  }),
  refusals: [...identityRefusals, "accounts.second_factor_on"],
});
