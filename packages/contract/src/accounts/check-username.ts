import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const checkUsername = declareCall({
  name: "check-username",
  capability: "accounts",
  method: "GET",
  path: "/wps/check/username",
  access: "public",
  summary: "Whether a user name may still be taken.",
  ratePerMinute: 60,
  query: Type.Object({ username: Type.String({ maxLength: 64 }) }),
  value: Type.Object({ available: Type.Boolean() }),
  refusals: ["accounts.username_invalid"],
});
