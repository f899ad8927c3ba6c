import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { captchaFields } from "../schemas/captcha-fields.ts";
import { sessionStart } from "../schemas/session-info.ts";

const optionalText = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

export const register = declareCall({
  name: "register",
  capability: "accounts",
  method: "PUT",
  path: "/wps/member/register",
  access: "public",
  summary: "Opens a member's account by user name and logs it in.",
  encrypted: true,
  ratePerMinute: 20,
  body: Type.Object({
    username: Type.String({ maxLength: 64 }),
    password: Type.String({ maxLength: 256 }),
    confirmPassword: Type.String({ maxLength: 256 }),
    currency: Type.Optional(Type.String({ maxLength: 8 })),
    /** The person says he is of age and takes the terms. */
    agreed: Type.Boolean(),
    registerUrl: optionalText(255),
    registerMethod: Type.Optional(Type.Union([Type.Literal("H5"), Type.Literal("APP"), Type.Literal("PWA"), Type.Literal("WEBCLIP")])),
    domain: optionalText(255),
    affiliateCode: optionalText(64),
    recommenderId: optionalText(64),
    nickname: optionalText(64),
    payeeName: optionalText(128),
    email: optionalText(254),
    mobileNum: optionalText(32),
    countryDialingCode: optionalText(8),
    idNumber: optionalText(64),
    qqNum: optionalText(32),
    facebook: optionalText(128),
    wechat: optionalText(64),
    line: optionalText(64),
    whatsapp: optionalText(32),
    zalo: optionalText(32),
    ...captchaFields,
  }),
  value: sessionStart,
  refusals: [
    "accounts.field_invalid",
    "accounts.username_taken",
    "accounts.captcha_required",
    "accounts.captcha_wrong",
    "accounts.affiliate_unknown",
    "accounts.referrer_unknown",
    "accounts.registration_closed",
  ],
});
