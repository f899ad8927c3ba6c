import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { issuedCode } from "../schemas/issued-code.ts";
import { mobileFields } from "../schemas/mobile-fields.ts";

export const getVerification = declareCall({
  name: "get-verification",
  capability: "accounts",
  method: "GET",
  path: "/wps/verification/sms/noLogin",
  access: "public",
  summary: "Tells when the next code may be asked for, for visitors: a time that is past where one may be asked for now.",
  ratePerMinute: 60,
  query: Type.Object({
    ...mobileFields,
    /** What the code is for; to log in where nothing is said. */
    purpose: Type.Optional(Type.Union([Type.Literal("login"), Type.Literal("registration"), Type.Literal("forgotten_password")])),
  }),
  value: issuedCode,
  refusals: ["accounts.field_invalid", "accounts.mobile_not_served"],
});
