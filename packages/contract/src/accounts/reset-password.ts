import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { codeUseRefusals } from "../schemas/code-refusals.ts";
import { mobileFields } from "../schemas/mobile-fields.ts";

export const resetPassword = declareCall({
  name: "reset-password",
  capability: "accounts",
  method: "PUT",
  path: "/wps/member/password/verification",
  access: "public",
  summary: "Sets a new password by the code that came by SMS or e-mail; every session of the member ends and he is told.",
  encrypted: true,
  ratePerMinute: 20,
  body: Type.Object({
    /** The address that the code went to; else the number did. */
    email: Type.Optional(Type.String({ maxLength: 254 })),
    ...mobileFields,
    verificationCode: Type.String({ maxLength: 16 }),
    password: Type.String({ maxLength: 256 }),
    confirmPassword: Type.String({ maxLength: 256 }),
  }),
  value: Type.Object({ changed: Type.Boolean() }),
  refusals: [
    ...codeUseRefusals,
    "accounts.field_invalid",
    "accounts.mobile_not_served",
    "accounts.password_invalid",
    "accounts.password_mismatch",
  ],
});
