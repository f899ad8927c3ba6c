import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { registrationFields, registrationRefusals } from "../schemas/registration-fields.ts";
import { sessionStart } from "../schemas/session-info.ts";

export const register = declareCall({
  name: "register",
  capability: "accounts",
  method: "PUT",
  path: "/wps/member/register",
  access: "public",
  summary: "Opens a member's account by user name and logs it in.",
  encrypted: true,
  ratePerMinute: 20,
  body: Type.Object({
    username: Type.String({ maxLength: 64 }),
    password: Type.String({ maxLength: 256 }),
    confirmPassword: Type.String({ maxLength: 256 }),
    ...registrationFields,
  }),
  value: sessionStart,
  refusals: [...registrationRefusals, "accounts.username_taken"],
});
