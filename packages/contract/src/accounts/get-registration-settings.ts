import { Type } from "typebox";
import { declareCall } from "../call.ts";

const fieldSetting = Type.Object({
  field: Type.String(),
  enabled: Type.Boolean(),
  required: Type.Boolean(),
  /** Every pattern must match; `messageId` is the phrase shown where one does not. */
  patterns: Type.Array(Type.Object({ pattern: Type.String(), messageId: Type.String() })),
});

export const getRegistrationSettings = declareCall({
  name: "get-registration-settings",
  capability: "accounts",
  method: "GET",
  path: "/wps/system/setting/register",
  access: "public",
  summary: "Which fields a registration has, which must be filled, and their patterns.",
  value: Type.Object({
    methods: Type.Array(Type.Union([Type.Literal("username"), Type.Literal("mobileNum")])),
    captchaRequired: Type.Boolean(),
    /** A registration with the code that came to the number wants no captcha of its own: one was solved for the code. */
    codeStandsForCaptcha: Type.Boolean(),
    ageMin: Type.Integer(),
    currencies: Type.Array(Type.String()),
    fields: Type.Array(fieldSetting),
  }),
  refusals: [],
});
