import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const setNickname = declareCall({
  name: "set-nickname",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/info/nickname",
  access: "member",
  summary: "Changes the nickname; an empty one takes it away.",
  ratePerMinute: 20,
  body: Type.Object({ nickname: Type.String({ maxLength: 64 }) }),
  value: Type.Object({ nickname: Type.String() }),
  refusals: ["accounts.field_invalid"],
});
