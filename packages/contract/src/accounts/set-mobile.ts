import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { codeUseRefusals } from "../schemas/code-refusals.ts";
import { mobileFields } from "../schemas/mobile-fields.ts";
import { identityRefusals } from "../schemas/payment-password.ts";

export const setMobile = declareCall({
  name: "set-mobile",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/info/mobile",
  access: "member",
  summary: "Puts a mobile number on the account, proven by a code and, that it is the member himself, by the password or a fresh login.",
  encrypted: true,
  ratePerMinute: 10,
  body: Type.Object({
    ...mobileFields,
    verificationCode: Type.String({ maxLength: 16 }),
    password: Type.Optional(Type.String({ maxLength: 256 })),
  }),
  /** The number in international form, such as +66812345678. */
  value: Type.Object({ mobileNum: Type.String() }),
  refusals: [...codeUseRefusals, ...identityRefusals, "accounts.field_invalid", "accounts.mobile_taken"],
});
