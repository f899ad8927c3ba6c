import { defaultRegistrationSettings } from "@lantern/rules/accounts/registration-defaults.ts";
import type { NewMerchant } from "./create-merchant.ts";

/**
 * The merchants of the test seed alone: a house at `forms.localhost` whose law and taste ask for everything that a registration can, by both
 * methods, with a captcha, for people of 21; one at `proven.localhost` that has Firebase send its codes; and one at `fair.localhost` with vendors of every category,
 * whose stand-in the journeys start (`games/seed-test-vendors.ts`).
 */
export const testMerchants: readonly NewMerchant[] = [
  {
    code: "FORMS",
    name: "Forms House",
    defaultLanguage: "EN",
    zone: "Asia/Manila",
    currencies: ["PHP"],
    theme: "lantern",
    settings: {
      countryDialingCode: "+63",
      languages: ["EN", "MY", "TH", "TY"],
      ageMin: 21,
      captchaAtRegistration: true,
      registrationFields: defaultRegistrationSettings.map((setting) => ({ ...setting, enabled: true })),
    },
    hostNames: ["forms.localhost"],
    flagsOn: ["USERNAMEREG3", "MOBILENUMREG3", "MOBILENUMPASSREG3", "REGMOBVERF3", "SMSLOGIN3"],
    switchesOn: [],
    resources: {},
    banners: [],
  },
  {
    code: "PROVEN",
    name: "Proven House",
    defaultLanguage: "EN",
    zone: "Asia/Bangkok",
    currencies: ["THB"],
    theme: "lantern",
    settings: { countryDialingCode: "+66", languages: ["EN", "MY", "TH", "TY"], codesByFirebase: true },
    hostNames: ["proven.localhost"],
    flagsOn: ["USERNAMEREG3", "MOBILENUMREG3", "REGMOBVERF3", "SMSLOGIN3"],
    switchesOn: [],
    resources: {},
    banners: [],
  },
  {
    code: "FAIR",
    name: "Fair House",
    defaultLanguage: "EN",
    zone: "Asia/Bangkok",
    currencies: ["THB"],
    theme: "lantern",
    settings: {
      plainBodies: true,
      countryDialingCode: "+66",
      languages: ["EN", "MY", "TH", "TY"],
      frameOrigins: ["http://fair.localhost:*"],
      welcomeGrantUnits: { THB: "50000000" },
    },
    hostNames: ["fair.localhost"],
    flagsOn: ["USERNAMEREG3", "FREEPLAY3"],
    switchesOn: [],
    resources: {},
    banners: [
      {
        group: "m_home",
        texts: { EN: { title: "The fair is open", subtitle: "" } },
        imageUrl: "/art/banners/night-market",
        linkPath: "/m/gameCenter",
      },
    ],
  },
];
