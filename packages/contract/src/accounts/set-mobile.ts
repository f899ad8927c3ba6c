import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { codeUseRefusals } from "../schemas/code-refusals.ts";
import { mobileFields } from "../schemas/mobile-fields.ts";

export const setMobile = declareCall({
  name: "set-mobile",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/info/mobile",
  access: "member",
  summary: "Puts a mobile number on the account, proven by a code and by the password where the account has one.",
  encrypted: true,
  ratePerMinute: 10,
  body: Type.Object({
    ...mobileFields,
    verificationCode: Type.String({ maxLength: 16 }),
    password: Type.Optional(Type.String({ maxLength: 256 })),
  }),
  /** The number in international form, such as +66812345678. */
  value: Type.Object({ mobileNum: Type.String() }),
  refusals: [
    ...codeUseRefusals,
    "accounts.password_wrong",
    "accounts.field_invalid",
    "accounts.mobile_not_served",
    "accounts.mobile_taken",
  ],
});
