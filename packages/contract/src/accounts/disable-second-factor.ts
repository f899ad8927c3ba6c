import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { bothFactors, bothFactorsRefusals } from "../schemas/both-factors.ts";

export const disableSecondFactor = declareCall({
  name: "disable-second-factor",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/secondFactor/disable",
  access: "member",
  summary: "Turns two-step login off, by password and code.",
  encrypted: true,
  ratePerMinute: 20,
  body: Type.Object(bothFactors),
  value: Type.Object({ on: Type.Boolean() }),
  refusals: bothFactorsRefusals,
});
