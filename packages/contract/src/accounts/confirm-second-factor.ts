import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const confirmSecondFactor = declareCall({
  name: "confirm-second-factor",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/secondFactor/confirm",
  access: "member",
  summary: "Turns two-step login on by the app's first code, and answers the recovery codes, this once.",
  encrypted: true,
  ratePerMinute: 20,
  body: Type.Object({ code: Type.String({ maxLength: 32 }) }),
  value: Type.Object({ recoveryCodes: Type.Array(Type.String()) }),
  refusals: ["accounts.second_factor_wrong", "accounts.too_many_tries", "accounts.second_factor_on"],
});
