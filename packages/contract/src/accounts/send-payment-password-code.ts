import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { codeIssueRefusals } from "../schemas/code-refusals.ts";

export const sendPaymentPasswordCode = declareCall({
  name: "send-payment-password-code",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/paymentPassword/code",
  access: "member",
  summary: "Sends the code that resets a forgotten payment password to the member's own proven number or address.",
  ratePerMinute: 10,
  body: Type.Object({ by: Type.Union([Type.Literal("sms"), Type.Literal("email")]) }),
  value: Type.Object({
    /** From when on the next code may be asked for, Unix milliseconds. */
    expirationTime: Type.Number(),
    /** Where it went, masked. */
    recipient: Type.String(),
  }),
  refusals: ["accounts.recipient_missing", ...codeIssueRefusals],
});
