import {
  checkCaptcha,
  checkConfirmation,
  checkField,
  type FieldFault,
  type FieldSetting,
  fieldValue,
  formMessages,
  type FormValues,
} from "./form-rules.ts";
import { isGuessable } from "./payment-password-rules.ts";
import { defaultRegistrationSettings, optionalRegistrationFields } from "./registration-defaults.ts";

export type RegistrationMethod = "username" | "mobileNum";

/** Which of a merchant's flags decide the form (specification 6.5.2). */
export interface RegistrationFlags {
  /** USERNAMEREG3. */
  readonly username: boolean;
  /** MOBILENUMREG3. */
  readonly mobileNum: boolean;
  /** REGMOBVERF3: the mobile number is proven by a code. */
  readonly mobileVerification: boolean;
  /** MOBILENUMPASSREG3: a registration by mobile number sets a password too. */
  readonly mobilePassword: boolean;
}

export interface MethodChoice {
  readonly methods: readonly RegistrationMethod[];
  /** Undefined where registration is closed. */
  readonly initial: RegistrationMethod | undefined;
  /** Whether a tab selector is shown. */
  readonly selector: boolean;
}

/** The methods to choose from: mobile first only where it is the only one (specification 2.22). */
export function registrationMethods(flags: RegistrationFlags): MethodChoice {
  const methods = [...(flags.username ? (["username"] as const) : []), ...(flags.mobileNum ? (["mobileNum"] as const) : [])];
  return { methods, initial: methods[0], selector: methods.length > 1 };
}

/** The values that go along when the method is switched: the typed mobile number (specification 2.22.3). */
export function valuesAfterMethodSwitch(left: FormValues, entered: FormValues): FormValues {
  return left["mobileNum"] === undefined ? entered : { ...entered, mobileNum: left["mobileNum"] };
}

export interface RegistrationForm {
  readonly method: RegistrationMethod;
  readonly flags: RegistrationFlags;
  readonly settings: readonly FieldSetting[];
  readonly captchaShown: boolean;
}

/**
 * The settings of the fields that a form shows, in its order: user name and passwords, or mobile number and code, then the
 * optional fields that are enabled (specification 2.23). Settings that the platform leaves out take their default.
 */
export function shownFields(form: RegistrationForm): FieldSetting[] {
  const byMobile = form.method === "mobileNum";
  const withPassword = !byMobile || form.flags.mobilePassword;
  const own = [
    ...(byMobile ? ["mobileNum", ...(form.flags.mobileVerification ? ["verificationCode"] : [])] : ["username"]),
    ...(withPassword ? ["password"] : []),
  ].map((field) => ({ ...settingOf(form, field), enabled: true, required: true }));
  const confirmation: FieldSetting[] = withPassword ? [{ field: "confirmPassword", enabled: true, required: true, patterns: [] }] : [];
  const optional = optionalRegistrationFields
    .filter((field) => !(byMobile && field === "mobileNum"))
    .map((field) => settingOf(form, field))
    .filter((setting) => setting.enabled);
  return [...own, ...confirmation, ...optional];
}

/** Every field that cannot be sent, in the form's order; the first one gets the focus (specification 5.1.7). */
export function registrationFaults(form: RegistrationForm, values: FormValues): FieldFault[] {
  const faults = shownFields(form).map((setting) =>
    setting.field === "confirmPassword" ? checkConfirmation(values) : (checkField(setting, values) ?? guessableFault(setting, values)),
  );
  const captcha = form.captchaShown ? checkCaptcha(values) : undefined;
  return [...faults, captcha].filter((fault) => fault !== undefined);
}

/** A payment password that is guessed at once is none. */
function guessableFault({ field }: FieldSetting, values: FormValues): FieldFault | undefined {
  const value = fieldValue(field, values);
  const guessed = field === "paymentPassword" && value !== "" && isGuessable(value);
  return guessed ? { field, messageId: "formRules.payment_password_guessable" } : undefined;
}

/** The fields to check anew after one was edited: the confirmation belongs to the password (specification 5.1.4). */
export function fieldsCheckedAfterEdit(field: string, values: FormValues): readonly string[] {
  return field === "password" && (values["confirmPassword"] ?? "") !== "" ? ["password", "confirmPassword"] : [field];
}

/** `messageCode` of the specification is the form's `verificationCode`. */
const fieldsOfLanguageChange = ["username", "password", "mobileNum", "verificationCode"] as const;

/** The filled fields that are checked anew when the language changes, 200 ms after it (specification 5.3). */
export function fieldsCheckedAfterLanguageChange(values: FormValues): readonly string[] {
  return fieldsOfLanguageChange.filter((field) => (values[field] ?? "") !== "");
}

/** An invitation code was entered and the affiliate check fails: the message and where the focus goes (specification 5.1.8). */
export const invitationCodeFault: FieldFault = { field: "affiliateCode", messageId: formMessages.invitationCode };

/** The person has not said that he is of age; the message has the placeholder `age` (specification 5.5.5). */
export const ageFault: FieldFault = { field: "ageConfirmed", messageId: formMessages.age };

/** The platform does not know the person who is said to have recommended the member. */
export const referrerFault: FieldFault = { field: "recommenderId", messageId: formMessages.referrer };

/** Whether an affiliate check has to pass before the registration is sent (specification 7.7.2). */
export function needsAffiliateCheck(values: FormValues): boolean {
  return (values["affiliateCode"] ?? "").trim() !== "";
}

function settingOf(form: RegistrationForm, field: string): FieldSetting {
  const found =
    form.settings.find((setting) => setting.field === field) ?? defaultRegistrationSettings.find((setting) => setting.field === field);
  return found ?? { field, enabled: false, required: false, patterns: [] };
}
