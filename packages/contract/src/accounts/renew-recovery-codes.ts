import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { bothFactors, bothFactorsRefusals } from "../schemas/both-factors.ts";

export const renewRecoveryCodes = declareCall({
  name: "renew-recovery-codes",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/secondFactor/recoveryCodes",
  access: "member",
  summary: "Gives new recovery codes in the place of the ones before, by password and code.",
  encrypted: true,
  ratePerMinute: 20,
  body: Type.Object(bothFactors),
  value: Type.Object({ recoveryCodes: Type.Array(Type.String()) }),
  refusals: bothFactorsRefusals,
});
