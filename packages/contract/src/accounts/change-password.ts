import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const changePassword = declareCall({
  name: "change-password",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/password",
  access: "member",
  summary: "Changes the password; every other session of the member ends.",
  encrypted: true,
  ratePerMinute: 10,
  body: Type.Object({
    oldPassword: Type.String({ maxLength: 256 }),
    password: Type.String({ maxLength: 256 }),
    confirmPassword: Type.String({ maxLength: 256 }),
  }),
  value: Type.Object({ changed: Type.Boolean() }),
  refusals: [
    "accounts.too_many_tries",
    "accounts.password_wrong",
    "accounts.password_unchanged",
    "accounts.password_mismatch",
    "accounts.password_invalid",
  ],
});
