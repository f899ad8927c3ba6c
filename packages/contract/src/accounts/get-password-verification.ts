import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { mobileFields } from "../schemas/mobile-fields.ts";

export const getPasswordVerification = declareCall({
  name: "get-password-verification",
  capability: "accounts",
  method: "GET",
  path: "/wps/member/password/verification",
  access: "public",
  summary: "Tells by which ways a forgotten password is reset here, and when the next code to a number or an address may be asked for.",
  ratePerMinute: 60,
  query: Type.Object({ ...mobileFields, email: Type.Optional(Type.String({ maxLength: 254 })) }),
  value: Type.Object({
    channels: Type.Array(Type.Union([Type.Literal("sms"), Type.Literal("email")])),
    /** Unix milliseconds; a time that is past where one may be asked for now, or where nothing is named. */
    expirationTime: Type.Integer(),
  }),
  refusals: ["accounts.field_invalid", "accounts.mobile_not_served"],
});
