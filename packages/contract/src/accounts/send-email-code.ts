import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { codeIssueRefusals } from "../schemas/code-refusals.ts";

export const sendEmailCode = declareCall({
  name: "send-email-code",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/info/email/code",
  access: "member",
  summary: "Sends the code that proves an e-mail address to that address.",
  ratePerMinute: 10,
  body: Type.Object({ email: Type.String({ maxLength: 254 }) }),
  value: Type.Object({
    /** From when on the next code may be asked for, Unix milliseconds. */
    expirationTime: Type.Number(),
  }),
  refusals: ["accounts.field_invalid", ...codeIssueRefusals],
});
