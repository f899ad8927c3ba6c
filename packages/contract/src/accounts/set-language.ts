import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const setLanguage = declareCall({
  name: "set-language",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/info/language",
  access: "session",
  summary: "Stores the member's language on the account.",
  body: Type.Object({ language: Type.String({ maxLength: 5 }) }),
  value: Type.Object({ language: Type.String() }),
  refusals: ["accounts.field_invalid"],
});
