import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { firebaseFields, registrationFields, registrationRefusals } from "../schemas/registration-fields.ts";
import { sessionStart } from "../schemas/session-info.ts";

export const registerMobile = declareCall({
  name: "register-mobile",
  capability: "accounts",
  method: "PUT",
  path: "/wps/member/register/mobile",
  access: "public",
  summary: "Opens a member's account by mobile number, proven by a code where the merchant demands it, and logs it in.",
  encrypted: true,
  ratePerMinute: 20,
  body: Type.Object({
    /** Asked for where the merchant's flag says so. */
    password: Type.Optional(Type.String({ maxLength: 256 })),
    confirmPassword: Type.Optional(Type.String({ maxLength: 256 })),
    ...registrationFields,
    ...firebaseFields,
  }),
  value: sessionStart,
  refusals: [...registrationRefusals, "accounts.firebase_off", "accounts.firebase_failed"],
});
