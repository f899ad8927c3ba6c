import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { captchaFields } from "../schemas/captcha-fields.ts";
import { codeIssueRefusals } from "../schemas/code-refusals.ts";
import { issuedCode } from "../schemas/issued-code.ts";

export const sendPasswordEmail = declareCall({
  name: "send-password-email",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/password/email",
  access: "public",
  summary: "Sends the code of a password reset to a proven e-mail address. Answers alike whether or not it belongs to an account.",
  ratePerMinute: 20,
  body: Type.Object({ email: Type.String({ maxLength: 254 }), ...captchaFields }),
  value: issuedCode,
  refusals: [
    ...codeIssueRefusals,
    "accounts.field_invalid",
    "accounts.captcha_required",
    "accounts.captcha_wrong",
    "accounts.too_many_tries",
  ],
});
