import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const endOtherSessions = declareCall({
  name: "end-other-sessions",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/sessions/endOthers",
  access: "member",
  summary: "Signs the member out everywhere but here; no device is remembered after that.",
  value: Type.Object({ ended: Type.Boolean() }),
  refusals: [],
});
