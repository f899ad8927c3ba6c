import { compilePattern, patternFault, type PatternFault } from "./pattern-safety.ts";

/** One field as the platform's settings describe it (specification 5.1.1). */
export interface FieldSetting {
  readonly field: string;
  readonly enabled: boolean;
  readonly required: boolean;
  /** Every pattern must match; the first that does not gives the message. */
  readonly patterns: readonly { readonly pattern: string; readonly messageId: string }[];
}

/** A field that cannot be sent as it is, and the phrase that says why. */
export interface FieldFault {
  readonly field: string;
  readonly messageId: string;
}

/** What was typed, by field; a field that is missing is empty. */
export type FormValues = Readonly<Record<string, string | undefined>>;

/** Phrases of the rules that do not come from settings; the last part is the key that the specification names. */
export const formMessages = {
  required: "formRules.required",
  tooLong: "formRules.too_long",
  confirmationMissing: "formRules.in_incorrect_password",
  confirmationDiffers: "formRules.in_confirmation_correct",
  captchaMissing: "formRules.in_vwrite_code",
  captchaNoDigits: "formRules.captcha_digits",
  invitationCode: "formRules.invitation_code_error",
  referrer: "formRules.referrer",
  mobileMissing: "formRules.mobile_enter",
  passwordUnchanged: "formRules.password_unchanged",
  birthDate: "formRules.birth_date",
  /** With the placeholder `age`. */
  age: "formRules.age",
} as const;

/** What a field asks for. */
export const fieldHints: Readonly<Record<string, string>> = { username: "formRules.username_hint" };

/** Longer values are refused before any pattern sees them. */
export const fieldLengthMax = 256;

/** The fields whose surrounding blanks do not count (specification 5.2.4). */
const trimmedFields = new Set(["username", "loginUsername", "email", "affiliateCode", "captcha", "verificationCode"]);

const mobileFields = new Set(["mobileNum", "loginMobileNum"]);

/** A value as it is checked and sent: user names and the like trimmed, numbers without what parts their digits, passwords untouched. */
export function fieldValue(field: string, values: FormValues): string {
  const typed = values[field] ?? "";
  if (mobileFields.has(field)) return typed.replace(/[\s().\u2010-\u2015-]/g, "");
  return trimmedFields.has(field) ? typed.trim() : typed;
}

/** Checks one field by its setting. Disabled fields, and empty ones that are not required, pass (specification 5.1.2). */
export function checkField(setting: FieldSetting, values: FormValues): FieldFault | undefined {
  const { field } = setting;
  if (!setting.enabled) return undefined;
  const value = fieldValue(field, values);
  if (value === "") return setting.required ? { field, messageId: formMessages.required } : undefined;
  if (value.length > fieldLengthMax) return { field, messageId: formMessages.tooLong };
  const failed = setting.patterns.find(({ pattern }) => !compilePattern(pattern).test(value));
  return failed === undefined ? undefined : { field, messageId: failed.messageId };
}

/** The confirmation is required and equals the password (specification 5.1.3). */
export function checkConfirmation(values: FormValues): FieldFault | undefined {
  const confirmation = fieldValue("confirmPassword", values);
  if (confirmation === "") return { field: "confirmPassword", messageId: formMessages.confirmationMissing };
  return confirmation === fieldValue("password", values)
    ? undefined
    : { field: "confirmPassword", messageId: formMessages.confirmationDiffers };
}

/** A new password differs from the old one, passes its setting and is confirmed: the first fault in the form's order. */
export function passwordChangeFault(setting: FieldSetting, values: FormValues): FieldFault | undefined {
  const oldPassword = fieldValue("oldPassword", values);
  if (oldPassword === "") return { field: "oldPassword", messageId: formMessages.required };
  const fault = checkField({ ...setting, field: "password", enabled: true, required: true }, values);
  if (fault !== undefined) return fault;
  if (fieldValue("password", values) === oldPassword) return { field: "password", messageId: formMessages.passwordUnchanged };
  return checkConfirmation(values);
}

const captchaDigits = /^[0-9]{1,16}$/;

/** A captcha that is shown must be answered, in 1–16 digits (specification 5.1.5, 5.2.3, 5.5.1). */
export function checkCaptcha(values: FormValues): FieldFault | undefined {
  const captcha = fieldValue("captcha", values);
  if (captcha === "") return { field: "captcha", messageId: formMessages.captchaMissing };
  return captchaDigits.test(captcha) ? undefined : { field: "captcha", messageId: formMessages.captchaNoDigits };
}

/** A setting that the engine could not use, for whoever saves it. */
export interface SettingFault {
  readonly field: string;
  readonly pattern: string;
  readonly fault: PatternFault;
}

/** The first unusable pattern of settings that are about to be saved. */
export function settingFault(settings: readonly FieldSetting[]): SettingFault | undefined {
  for (const { field, patterns } of settings) {
    for (const { pattern } of patterns) {
      const fault = patternFault(pattern);
      if (fault !== undefined) return { field, pattern, fault };
    }
  }
  return undefined;
}
