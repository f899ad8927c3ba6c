import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const setRegister = declareCall({
  name: "set-register",
  capability: "accounts",
  method: "POST",
  path: "/wps/agent/setRegister",
  access: "agent",
  summary: "Decides which type of account the agent's invitations open: 0 member, 1 agent. His living codes follow at once.",
  ratePerMinute: 30,
  body: Type.Object({ memberType: Type.Union([Type.Literal(0), Type.Literal(1)]) }),
  value: Type.Object({
    memberType: Type.Integer(),
    /** Living codes that it holds for. */
    codeCount: Type.Integer({ minimum: 0 }),
  }),
  refusals: [],
});
