import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const endSession = declareCall({
  name: "end-session",
  capability: "accounts",
  method: "DELETE",
  path: "/wps/member/sessions/:sessionId",
  access: "member",
  summary: "Signs one of the member's sessions out.",
  params: Type.Object({ sessionId: Type.String({ format: "uuid" }) }),
  value: Type.Object({ ended: Type.Boolean() }),
  refusals: ["accounts.session_unknown"],
});
