import { Type } from "typebox";
import { captchaFields } from "./captcha-fields.ts";
import { mobileFields } from "./mobile-fields.ts";

const optionalText = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

/** What any registration may send beside its name or number and its password (specification 3.5). */
export const registrationFields = {
  currency: optionalText(8),
  /** The person says he is of age and takes the terms. */
  agreed: Type.Boolean(),
  registerUrl: optionalText(255),
  registerMethod: Type.Optional(Type.Union([Type.Literal("H5"), Type.Literal("APP"), Type.Literal("PWA"), Type.Literal("WEBCLIP")])),
  domain: optionalText(255),
  /** Sent as 0 and of no effect: the account's type comes from the affiliate code. */
  type: Type.Optional(Type.Integer()),
  affiliateCode: optionalText(64),
  recommenderId: optionalText(64),
  paymentPassword: optionalText(64),
  nickname: optionalText(64),
  payeeName: optionalText(128),
  email: optionalText(254),
  idNumber: optionalText(64),
  qqNum: optionalText(32),
  facebook: optionalText(128),
  wechat: optionalText(64),
  line: optionalText(64),
  whatsapp: optionalText(32),
  zalo: optionalText(32),
  ...mobileFields,
  /** The code that proves the mobile number. */
  verificationCode: optionalText(16),
  /** Of a sign-in by an outside service that is linked to no account yet: the new account is what it opens from then on. */
  socialTicket: optionalText(64),
  ...captchaFields,
};

/** Who opened a registration's number, where an outside sign-in service proved it instead of a code (specification 3.3.2, 7.8.3). */
export const firebaseFields = {
  firebaseChannel: Type.Optional(Type.Literal("sms")),
  firebaseIdToken: Type.Optional(Type.String({ maxLength: 4096 })),
};

/** What any registration may be refused with. */
export const registrationRefusals = [
  "accounts.field_invalid",
  "accounts.captcha_required",
  "accounts.captcha_wrong",
  "accounts.too_many_tries",
  "accounts.affiliate_unknown",
  "accounts.referrer_unknown",
  "accounts.registration_closed",
  "accounts.mobile_taken",
  "accounts.mobile_not_served",
  "accounts.code_wrong",
  "accounts.code_expired",
  "accounts.social_expired",
  "accounts.device_excluded",
] as const;
