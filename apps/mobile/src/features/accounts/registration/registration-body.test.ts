import { defaultRegistrationSettings } from "@lantern/rules/accounts/registration-defaults.ts";
import type { RegistrationForm, RegistrationMethod } from "@lantern/rules/accounts/registration-rules.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mobileRegistrationBody, registrationBody } from "./registration-body.ts";

const formOf = (method: RegistrationMethod, fieldsOn = true): RegistrationForm => ({
  method,
  flags: { username: true, mobileNum: true, mobileVerification: true, mobilePassword: true },
  settings: fieldsOn ? defaultRegistrationSettings.map((setting) => ({ ...setting, enabled: true })) : defaultRegistrationSettings,
  captchaShown: false,
});

const details = {
  paymentPassword: "314159",
  idNumber: "AB-1234",
  qqNum: "10001",
  facebook: "every.one",
  wechat: "every_one",
  line: "everyone",
  whatsapp: "639171234503",
  zalo: "639171234503",
  email: "everyone@lantern.example",
  nickname: "Every One",
  payeeName: "Every One",
  mobileNum: "0917-123-4503",
  recommenderId: "demo01",
  affiliateCode: " LANTERN1 ",
};
const secrets = { password: " Starlight8 ", confirmPassword: " Starlight8 " };
const sentDetails = { ...details, mobileNum: "09171234503", affiliateCode: "LANTERN1" };

let standalone = false;
const kept = new Map<string, string>();

beforeEach(() => {
  standalone = false;
  kept.clear();
  vi.stubGlobal("location", { hostname: "forms.localhost" });
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: standalone && query.includes("standalone") }));
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null });
});
afterEach(() => vi.unstubAllGlobals());

describe("the body of a registration", () => {
  const where = { agreed: true, registerUrl: "forms.localhost", domain: "forms.localhost", registerMethod: "H5" };

  it("3.5 carries every field that was filled, by user name or by number, and where it happened; passwords as typed", () => {
    const values = { username: " everyone ", ...secrets, ...details, currency: "PHP" };
    expect(registrationBody({ form: formOf("username"), values, countryDialingCode: "+63", invitation: {} })).toEqual({
      ...where,
      ...secrets,
      ...sentDetails,
      username: "everyone",
      countryDialingCode: "+63",
      currency: "PHP",
    });
    const byNumber = { ...secrets, ...details, verificationCode: " 123456 " };
    expect(mobileRegistrationBody({ form: formOf("mobileNum"), values: byNumber, countryDialingCode: "+63", invitation: {} })).toEqual({
      ...where,
      ...secrets,
      ...sentDetails,
      verificationCode: "123456",
      countryDialingCode: "+63",
    });
  });

  it("leaves out what is empty and what the form does not show, whatever a former form left behind", () => {
    const values = { username: "everyone", ...secrets, nickname: "Every One", mobileNum: "09171234503", affiliateCode: "" };
    expect(registrationBody({ form: formOf("username", false), values, countryDialingCode: "+63", invitation: {} })).toEqual({
      ...where,
      ...secrets,
      username: "everyone",
    });
  });

  it("sends who invited the person also where the form does not ask for it; what he typed himself counts more", () => {
    const entry = { values: { username: "everyone", ...secrets, affiliateCode: "OTHER" }, countryDialingCode: "+63" };
    const invitation = { affiliateCode: "LANTERN1", recommenderId: "demo01" };
    expect(registrationBody({ ...entry, form: formOf("username", false), invitation })).toMatchObject({
      affiliateCode: "OTHER",
      recommenderId: "demo01",
    });
  });

  it("names how the app was opened: in the browser, installed, or as a web clip", () => {
    const methodNow = () =>
      registrationBody({ form: formOf("username"), values: {}, countryDialingCode: "+63", invitation: {} }).registerMethod;
    expect(methodNow()).toBe("H5");
    standalone = true;
    expect(methodNow()).toBe("PWA");
    kept.set("WEBCLIP", "1");
    expect(methodNow()).toBe("WEBCLIP");
  });
});
