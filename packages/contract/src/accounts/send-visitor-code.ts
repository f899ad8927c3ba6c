import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { captchaFields } from "../schemas/captcha-fields.ts";
import { codeIssueRefusals } from "../schemas/code-refusals.ts";
import { issuedCode } from "../schemas/issued-code.ts";
import { mobileFields } from "../schemas/mobile-fields.ts";

export const sendVisitorCode = declareCall({
  name: "send-visitor-code",
  capability: "accounts",
  method: "POST",
  path: "/wps/verification/sms/noLogin",
  access: "public",
  summary: "Sends the code that logs in by SMS. Answers alike whether or not the number has an account.",
  ratePerMinute: 20,
  body: Type.Object({ ...mobileFields, ...captchaFields }),
  value: issuedCode,
  refusals: [
    ...codeIssueRefusals,
    "accounts.sms_login_off",
    "accounts.field_invalid",
    "accounts.mobile_not_served",
    "accounts.captcha_required",
    "accounts.captcha_wrong",
    "accounts.too_many_tries",
  ],
});
