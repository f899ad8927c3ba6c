import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { captchaFields } from "../schemas/captcha-fields.ts";
import { entryRefusals } from "../schemas/entry-refusals.ts";
import { firebaseFields } from "../schemas/registration-fields.ts";
import { sessionStart } from "../schemas/session-info.ts";

export const login = declareCall({
  name: "login",
  capability: "accounts",
  method: "POST",
  path: "/wps/session/login",
  access: "public",
  summary: "Logs in by password, SMS code or an outside service's proof of the number. A refusal may demand a captcha from then on.",
  encrypted: true,
  ratePerMinute: 30,
  body: Type.Object({
    /** User name, or mobile number. */
    username: Type.Optional(Type.String({ maxLength: 64 })),
    /** Password, or the code that came by SMS. */
    password: Type.Optional(Type.String({ maxLength: 256 })),
    /** What this device was given at its last login, in the password's place. It is spent by this login, which gives the next one. */
    deviceCredential: Type.Optional(Type.String({ maxLength: 64 })),
    /** Whether this device is to be remembered; false ends what it remembers. */
    rememberDevice: Type.Optional(Type.Boolean()),
    type: Type.Optional(Type.Union([Type.Literal("username"), Type.Literal("sms"), Type.Literal("firebase")])),
    /** Of the mobile number; the merchant's own where nothing is sent. */
    countryDialingCode: Type.Optional(Type.String({ maxLength: 8 })),
    ...firebaseFields,
    firebaseMobileNo: Type.Optional(Type.String({ maxLength: 32 })),
    ...captchaFields,
  }),
  value: sessionStart,
  refusals: [
    "accounts.too_many_tries",
    "accounts.login_failed",
    "accounts.captcha_required",
    "accounts.captcha_wrong",
    "accounts.sms_login_off",
    "accounts.field_invalid",
    "accounts.code_wrong",
    "accounts.code_expired",
    "accounts.firebase_off",
    "accounts.firebase_failed",
    ...entryRefusals,
  ],
});
