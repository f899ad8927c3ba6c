import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkCaptcha,
  checkConfirmation,
  checkField,
  fieldHints,
  type FieldSetting,
  fieldValue,
  formMessages,
  passwordChangeFault,
} from "./form-rules.ts";
import { loginFaults, loginMethods, loginRules } from "./login-rules.ts";
import { defaultRegistrationSettings, fieldPatterns, optionalRegistrationFields } from "./registration-defaults.ts";
import {
  fieldsCheckedAfterEdit,
  fieldsCheckedAfterLanguageChange,
  invitationCodeFault,
  needsAffiliateCheck,
  registrationFaults,
  type RegistrationFlags,
  type RegistrationForm,
  registrationMethods,
  shownFields,
  valuesAfterMethodSwitch,
} from "./registration-rules.ts";

const flags: RegistrationFlags = { username: true, mobileNum: true, mobileVerification: true, mobilePassword: false };
const form: RegistrationForm = { method: "username", flags, settings: defaultRegistrationSettings, captchaShown: false };
const setting = (change: Partial<FieldSetting>): FieldSetting => ({
  field: "zalo",
  enabled: true,
  required: false,
  patterns: [],
  ...change,
});
const names = (of: RegistrationForm) => shownFields(of).map(({ field }) => field);

describe("fields by the platform's settings", () => {
  it("5.1.1 follow enabled, required and pattern rules, each pattern with its own message", () => {
    const rules = setting({
      required: true,
      patterns: [
        { pattern: "^[0-9]+$", messageId: "digits only" },
        { pattern: "^.{4,6}$", messageId: "four to six" },
      ],
    });
    expect(checkField(rules, {})).toEqual({ field: "zalo", messageId: formMessages.required });
    expect(checkField(rules, { zalo: "abcd" })).toEqual({ field: "zalo", messageId: "digits only" });
    expect(checkField(rules, { zalo: "123" })).toEqual({ field: "zalo", messageId: "four to six" });
    expect(checkField(rules, { zalo: "1234" })).toBeUndefined();
    expect(checkField({ ...rules, enabled: false }, { zalo: "abcd" })).toBeUndefined();
  });

  it("5.1.2 a non-required empty field passes", () => {
    const rules = setting({ patterns: [{ pattern: "^[0-9]{4}$", messageId: "m" }] });
    expect(checkField(rules, {})).toBeUndefined();
    expect(checkField(rules, { zalo: "" })).toBeUndefined();
    expect(checkField(rules, { zalo: "12" })).toEqual({ field: "zalo", messageId: "m" });
  });

  it("refuse values of any length in no time, before a pattern sees them", () => {
    expect(checkField(setting({ patterns: [{ pattern: "^a*$", messageId: "m" }] }), { zalo: "a".repeat(100_000) })).toEqual({
      field: "zalo",
      messageId: formMessages.tooLong,
    });
  });

  it("5.2.4 the user name is trimmed, a password is not", () => {
    expect(fieldValue("username", { username: "  demo01 " })).toBe("demo01");
    expect(fieldValue("loginUsername", { loginUsername: " demo01" })).toBe("demo01");
    expect(fieldValue("password", { password: " a b " })).toBe(" a b ");
    expect(loginFaults({ method: "password", captchaShown: false }, { loginUsername: "   ", loginPassword: "x" })).toEqual([
      { field: "loginUsername", messageId: formMessages.required },
    ]);
  });
});

describe("registration", () => {
  it("5.1.3 the confirmation is required and equals the password", () => {
    expect(checkConfirmation({ password: "secret12" })).toEqual({ field: "confirmPassword", messageId: "formRules.in_incorrect_password" });
    expect(checkConfirmation({ password: "secret12", confirmPassword: "secret13" })).toEqual({
      field: "confirmPassword",
      messageId: "formRules.in_confirmation_correct",
    });
    expect(checkConfirmation({ password: "secret12", confirmPassword: "secret12" })).toBeUndefined();
  });

  it("5.1.4 editing the password checks a typed confirmation again", () => {
    expect(fieldsCheckedAfterEdit("password", { confirmPassword: "secret12" })).toEqual(["password", "confirmPassword"]);
    expect(fieldsCheckedAfterEdit("password", {})).toEqual(["password"]);
    expect(fieldsCheckedAfterEdit("username", { confirmPassword: "secret12" })).toEqual(["username"]);
  });

  it("5.1.5 a captcha is required when shown", () => {
    const filled = { username: "demo01", password: "secret12", confirmPassword: "secret12" };
    expect(registrationFaults({ ...form, captchaShown: true }, filled)).toEqual([
      { field: "captcha", messageId: "formRules.in_vwrite_code" },
    ]);
    expect(registrationFaults(form, filled)).toEqual([]);
  });

  it("5.5.1 a captcha has 1 to 16 digits", () => {
    for (const captcha of ["7", "0123456789012345", " 42 "]) expect(checkCaptcha({ captcha })).toBeUndefined();
    for (const captcha of ["01234567890123456", "4x", "3+4", "-1", "၁၂"]) {
      expect(checkCaptcha({ captcha })).toEqual({ field: "captcha", messageId: formMessages.captchaNoDigits });
    }
  });

  it("a number is checked and sent without what parts its digits", () => {
    for (const typed of ["081 234 5678", "081-234-5678", " (081) 234.5678 ", "081\u2011234\u00a05678"])
      expect(fieldValue("mobileNum", { mobileNum: typed })).toBe("0812345678");
    expect(loginFaults({ method: "sms", captchaShown: false }, { loginMobileNum: "081 234 5678", verificationCode: "123456" })).toEqual([]);
  });

  it("5.1.7 faults come in the form's order, so that the first invalid field can get the focus", () => {
    const faults = registrationFaults({ ...form, captchaShown: true }, { username: "x", password: "short", affiliateCode: "!" });
    expect(faults.map(({ field }) => field)).toEqual(["username", "password", "confirmPassword", "affiliateCode", "captcha"]);
  });

  it("5.1.8 a failed affiliate check of an entered code points at the code", () => {
    expect(needsAffiliateCheck({ affiliateCode: " AB12 " })).toBe(true);
    expect(needsAffiliateCheck({ affiliateCode: "  " })).toBe(false);
    expect(invitationCodeFault).toEqual({ field: "affiliateCode", messageId: "formRules.invitation_code_error" });
  });

  it("2.22.2 starts on the mobile number where only that is enabled", () => {
    expect(registrationMethods({ ...flags, username: false })).toEqual({ methods: ["mobileNum"], initial: "mobileNum", selector: false });
    expect(registrationMethods({ ...flags, username: false, mobileNum: false }).initial).toBeUndefined();
  });

  it("2.22.3 both methods give a selector, and switching copies the mobile number across", () => {
    expect(registrationMethods(flags)).toEqual({ methods: ["username", "mobileNum"], initial: "username", selector: true });
    expect(valuesAfterMethodSwitch({ username: "demo01", mobileNum: "0812345678" }, { mobileNum: "" })).toEqual({
      mobileNum: "0812345678",
    });
    expect(valuesAfterMethodSwitch({ username: "demo01" }, { mobileNum: "0899999999" })).toEqual({ mobileNum: "0899999999" });
  });

  it("2.23.1 shows each optional field only when it is enabled", () => {
    for (const field of optionalRegistrationFields) {
      const settings = optionalRegistrationFields.map((name) => setting({ field: name, enabled: name === field }));
      expect(names({ ...form, settings })).toEqual(["username", "password", "confirmPassword", field]);
    }
  });

  it("2.23.2 shows passwords for the user name, and for the mobile number when the password setting is on", () => {
    expect(names(form)).toEqual(["username", "password", "confirmPassword", "affiliateCode"]);
    expect(names({ ...form, method: "mobileNum" })).toEqual(["mobileNum", "verificationCode", "affiliateCode"]);
    expect(names({ ...form, method: "mobileNum", flags: { ...flags, mobilePassword: true, mobileVerification: false } })).toEqual([
      "mobileNum",
      "password",
      "confirmPassword",
      "affiliateCode",
    ]);
  });

  it("checks filled user name, password, mobile number and code again when the language changes", () => {
    expect(fieldsCheckedAfterLanguageChange({ username: "x", email: "y", mobileNum: "1", password: "" })).toEqual([
      "username",
      "mobileNum",
    ]);
    expect(fieldsCheckedAfterLanguageChange({ verificationCode: "1", nickname: "z", password: "p" })).toEqual([
      "password",
      "verificationCode",
    ]);
  });

  it("default patterns take what people type and refuse what they should", () => {
    const by = (field: string) => defaultRegistrationSettings.find((candidate) => candidate.field === field) as FieldSetting;
    const takes = (field: string, value: string) => checkField({ ...by(field), enabled: true }, { [field]: value }) === undefined;
    for (const [field, good, bad] of [
      ["username", ["demo01", "Aung_Ko"], ["abc", "1demo", "demo 01", "ဒေမို", "a".repeat(17)]],
      ["password", ["lantern123", "p@ssw0rd!"], ["short1", "lanternlantern", "12345678", "lantern 123"]],
      ["email", ["a.b+c@example.co.th"], ["a@b", "a b@example.com", "@example.com"]],
      ["payeeName", ["Nguyễn Văn An", "อารีย์ ศรีสุข", "O'Neil", "အောင်အောင်"], ["<b>", " "]],
      ["mobileNum", ["0812345678", "+66812345678"], ["12345", "08123x5678", "66+812345678"]],
      ["paymentPassword", ["123456"], ["12345", "12345a"]],
    ] as const) {
      for (const value of good) expect(takes(field, value), `${field} ${value}`).toBe(true);
      for (const value of bad) expect(takes(field, value), `${field} ${value}`).toBe(false);
    }
  });

  it("never throws on anything typed", () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom("username", "password", "confirmPassword", "captcha", "email", "affiliateCode"),
          fc.string({ maxLength: 400, unit: "binary" }),
        ),
        (values) => {
          expect(Array.isArray(registrationFaults({ ...form, captchaShown: true }, values))).toBe(true);
        },
      ),
      { seed: 12, numRuns: 60 },
    );
  });
});

describe("change of password", () => {
  const rules = setting({ field: "password", patterns: [fieldPatterns.password] });
  const change = (oldPassword: string, password: string, confirmPassword = password) =>
    passwordChangeFault(rules, { oldPassword, password, confirmPassword });

  it("asks for the old one, a new one that differs, and its confirmation", () => {
    expect(change("", "lantern124")).toEqual({ field: "oldPassword", messageId: formMessages.required });
    expect(change("lantern123", "")).toEqual({ field: "password", messageId: formMessages.required });
    expect(change("lantern123", "short")).toEqual({ field: "password", messageId: "formRules.password_format" });
    expect(change("lantern123", "lantern123")).toEqual({ field: "password", messageId: "formRules.password_unchanged" });
    expect(change("lantern123", "lantern124", "lantern125")).toEqual({
      field: "confirmPassword",
      messageId: formMessages.confirmationDiffers,
    });
    expect(change("lantern123", "lantern124")).toBeUndefined();
  });
});

describe("login", () => {
  it("5.2.1 its rules are named loginUsername, loginPassword, loginMobileNum and verificationCode", () => {
    expect(Object.keys(loginRules)).toEqual(["loginUsername", "loginPassword", "loginMobileNum", "verificationCode"]);
    expect(loginFaults({ method: "password", captchaShown: false }, {}).map(({ field }) => field)).toEqual([
      "loginUsername",
      "loginPassword",
    ]);
    expect(loginFaults({ method: "sms", captchaShown: false }, {}).map(({ field }) => field)).toEqual([
      "loginMobileNum",
      "verificationCode",
    ]);
  });

  it("5.2.3 a captcha is required when shown", () => {
    const filled = { loginUsername: "demo01", loginPassword: "lantern123" };
    expect(loginFaults({ method: "password", captchaShown: true }, filled)).toEqual([
      { field: "captcha", messageId: formMessages.captchaMissing },
    ]);
    expect(loginFaults({ method: "password", captchaShown: false }, filled)).toEqual([]);
  });

  it("5.2.6 login by SMS is not offered where its flag is off", () => {
    expect(loginMethods({ smsLogin: false })).toEqual(["password"]);
    expect(loginMethods({ smsLogin: true })).toEqual(["password", "sms"]);
  });
});

describe("messages", () => {
  const phrasesOf = (language: string) =>
    JSON.parse(readFileSync(new URL(`../../../phrases/src/languages/${language}/form-rules.json`, import.meta.url), "utf8")) as Record<
      string,
      string
    >;

  it("every message of the rules is a phrase in every language", () => {
    const used = [
      ...Object.values(formMessages),
      ...Object.values(fieldHints),
      ...Object.values(fieldPatterns).map(({ messageId }) => messageId),
      ...Object.values(loginRules).flatMap(({ patterns }) => patterns.map(({ messageId }) => messageId)),
    ];
    for (const language of ["en", "my", "th", "fil"]) {
      const phrases = phrasesOf(language);
      for (const id of used) expect(phrases[id], `${language} ${id}`).toBeTruthy();
      expect(Object.keys(phrases)).toEqual(Object.keys(phrasesOf("en")));
    }
  });

  it("5.4 the messages read as they are agreed", () => {
    const agreed = [
      "Account format is incorrect",
      "Password format is incorrect",
      "E-mail format is incorrect",
      "Confirmation password not matched",
      "Name format is not valid",
      "The mobile num is not valid",
      "Please enter a valid mobile number",
      "Please enter the correct date of birth",
      "Please confirm you are {age} years old",
      "The new password and the old password cannot be the same",
      "Invalid invitation code",
      "Referrer link error",
      "Enter a captcha",
    ];
    const texts = Object.values(phrasesOf("en"));
    for (const text of agreed) expect(texts).toContain(text);
  });
});
