import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { captchaFields } from "../schemas/captcha-fields.ts";
import { codeIssueRefusals } from "../schemas/code-refusals.ts";
import { issuedCode } from "../schemas/issued-code.ts";
import { mobileFields } from "../schemas/mobile-fields.ts";

export const sendRegistrationCode = declareCall({
  name: "send-registration-code",
  capability: "accounts",
  method: "POST",
  path: "/wps/verification/sms/register",
  access: "public",
  summary: "Sends the code that proves a mobile number at its registration. Demands a captcha where the merchant says so.",
  ratePerMinute: 20,
  body: Type.Object({ ...mobileFields, ...captchaFields }),
  value: issuedCode,
  refusals: [
    ...codeIssueRefusals,
    "accounts.registration_closed",
    "accounts.field_invalid",
    "accounts.mobile_not_served",
    "accounts.captcha_required",
    "accounts.captcha_wrong",
    "accounts.too_many_tries",
  ],
});
