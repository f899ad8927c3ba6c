import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { captchaFields } from "../schemas/captcha-fields.ts";
import { entryRefusals } from "../schemas/entry-refusals.ts";
import { sessionStart } from "../schemas/session-info.ts";

export const login = declareCall({
  name: "login",
  capability: "accounts",
  method: "POST",
  path: "/wps/session/login",
  access: "public",
  summary: "Logs in by user name and password. A refusal may demand a captcha from then on.",
  encrypted: true,
  ratePerMinute: 30,
  body: Type.Object({
    username: Type.String({ maxLength: 64 }),
    password: Type.String({ maxLength: 256 }),
    type: Type.Optional(Type.Union([Type.Literal("username"), Type.Literal("sms"), Type.Literal("firebase")])),
    ...captchaFields,
  }),
  value: sessionStart,
  refusals: [
    "accounts.too_many_tries",
    "accounts.login_failed",
    "accounts.captcha_required",
    "accounts.captcha_wrong",
    "accounts.sms_login_off",
    ...entryRefusals,
  ],
});
