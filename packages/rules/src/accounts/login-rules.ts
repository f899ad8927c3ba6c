import { checkCaptcha, checkField, type FieldFault, type FieldSetting, type FormValues } from "./form-rules.ts";
import { fieldPatterns } from "./registration-defaults.ts";

export type LoginMethod = "password" | "sms";

/** The rules of the login form by the names that the specification gives them (5.2.1). */
export const loginRules = {
  loginUsername: {
    field: "loginUsername",
    enabled: true,
    required: true,
    patterns: [{ pattern: "^\\S{2,64}$", messageId: "formRules.username_format" }],
  },
  loginPassword: { field: "loginPassword", enabled: true, required: true, patterns: [] },
  loginMobileNum: { field: "loginMobileNum", enabled: true, required: true, patterns: [fieldPatterns.mobileNum] },
  verificationCode: { field: "verificationCode", enabled: true, required: true, patterns: [fieldPatterns.verificationCode] },
} as const satisfies Record<string, FieldSetting>;

const rulesOfMethod: Readonly<Record<LoginMethod, readonly FieldSetting[]>> = {
  password: [loginRules.loginUsername, loginRules.loginPassword],
  sms: [loginRules.loginMobileNum, loginRules.verificationCode],
};

/** Every field of a login that cannot be sent, in the form's order; the first one gets the focus. */
export function loginFaults(form: { readonly method: LoginMethod; readonly captchaShown: boolean }, values: FormValues): FieldFault[] {
  const faults = rulesOfMethod[form.method].map((rule) => checkField(rule, values));
  return [...faults, form.captchaShown ? checkCaptcha(values) : undefined].filter((fault) => fault !== undefined);
}

/** The login methods to choose from: SMS only where the whitelabel flag is on (specification 2.16.2, 5.2.6). */
export function loginMethods(flags: { readonly smsLogin: boolean }): readonly LoginMethod[] {
  return flags.smsLogin ? ["password", "sms"] : ["password"];
}
