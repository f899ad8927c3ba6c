import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { codeUseRefusals } from "../schemas/code-refusals.ts";
import { identityRefusals } from "../schemas/payment-password.ts";

export const setEmail = declareCall({
  name: "set-email",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/info/email",
  access: "member",
  summary: "Sets the e-mail address, proven by the code that was sent there and the login password, where the account has one.",
  encrypted: true,
  ratePerMinute: 10,
  body: Type.Object({
    email: Type.String({ maxLength: 254 }),
    verificationCode: Type.String({ maxLength: 16 }),
    password: Type.Optional(Type.String({ maxLength: 256 })),
  }),
  value: Type.Object({ email: Type.String() }),
  refusals: ["accounts.field_invalid", "accounts.email_taken", ...new Set([...codeUseRefusals, ...identityRefusals])],
});
