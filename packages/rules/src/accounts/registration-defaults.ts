import type { FieldSetting } from "./form-rules.ts";

/** The optional fields of a registration, in the form's order (specification 2.23.1). */
export const optionalRegistrationFields = [
  "paymentPassword",
  "idNumber",
  "qqNum",
  "facebook",
  "wechat",
  "line",
  "whatsapp",
  "zalo",
  "email",
  "nickname",
  "payeeName",
  "mobileNum",
  "recommenderId",
  "affiliateCode",
] as const;

/** Patterns of the fields, each with the phrase that says what is wrong. */
export const fieldPatterns = {
  username: { pattern: "^[A-Za-z][A-Za-z0-9_]{3,15}$", messageId: "formRules.username_format" },
  password: { pattern: "^[!-~]{8,64}$", messageId: "formRules.password_format" },
  passwordLetter: { pattern: "[A-Za-z]", messageId: "formRules.password_format" },
  passwordDigit: { pattern: "[0-9]", messageId: "formRules.password_format" },
  paymentPassword: { pattern: "^[0-9]{6}$", messageId: "formRules.payment_password_format" },
  email: { pattern: "^[^@\\s]{1,64}@[A-Za-z0-9.\\-]{1,190}\\.[A-Za-z]{2,24}$", messageId: "formRules.email_format" },
  name: { pattern: "^[\\p{L}\\p{M}][\\p{L}\\p{M}\\p{N} .'’\\-]{0,63}$", messageId: "formRules.name_format" },
  /** Phones fill it in with plus and dialling code; the platform reads the number out of it. */
  mobileNum: { pattern: "^\\+?[0-9]{6,15}$", messageId: "formRules.mobile_format" },
  verificationCode: { pattern: "^[0-9]{4,8}$", messageId: "formRules.code_format" },
  digits: { pattern: "^[0-9]{4,20}$", messageId: "formRules.digits_format" },
  account: { pattern: "^[\\w.@\\-]{2,64}$", messageId: "formRules.account_format" },
  idNumber: { pattern: "^[A-Za-z0-9\\-]{4,32}$", messageId: "formRules.id_number_format" },
  code: { pattern: "^[A-Za-z0-9_\\-]{2,32}$", messageId: "formRules.invitation_code_error" },
} as const;

type Pattern = (typeof fieldPatterns)[keyof typeof fieldPatterns];

const required = (field: string, ...patterns: readonly Pattern[]): FieldSetting => ({ field, enabled: true, required: true, patterns });
const offered = (field: string, ...patterns: readonly Pattern[]): FieldSetting => ({ field, enabled: true, required: false, patterns });
const off = (field: string, ...patterns: readonly Pattern[]): FieldSetting => ({ field, enabled: false, required: false, patterns });

/** What holds where a merchant sets nothing: user name and password, an invitation code if there is one, all else off. */
export const defaultRegistrationSettings: readonly FieldSetting[] = [
  required("username", fieldPatterns.username),
  required("password", fieldPatterns.password, fieldPatterns.passwordLetter, fieldPatterns.passwordDigit),
  required("verificationCode", fieldPatterns.verificationCode),
  off("paymentPassword", fieldPatterns.paymentPassword),
  off("idNumber", fieldPatterns.idNumber),
  off("qqNum", fieldPatterns.digits),
  off("facebook", fieldPatterns.account),
  off("wechat", fieldPatterns.account),
  off("line", fieldPatterns.account),
  off("whatsapp", fieldPatterns.digits),
  off("zalo", fieldPatterns.digits),
  off("email", fieldPatterns.email),
  off("nickname", fieldPatterns.name),
  off("payeeName", fieldPatterns.name),
  off("mobileNum", fieldPatterns.mobileNum),
  off("recommenderId", fieldPatterns.code),
  offered("affiliateCode", fieldPatterns.code),
];
