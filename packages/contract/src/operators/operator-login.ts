import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { operatorSelf } from "../schemas/operator.ts";

export const operatorLogin = declareCall({
  name: "operator-login",
  capability: "operators",
  method: "POST",
  path: "/wps/operator/login",
  access: "public",
  summary: "Opens a session of an operator at this host's merchant.",
  encrypted: true,
  ratePerMinute: 20,
  body: Type.Object({ username: Type.String({ maxLength: 64 }), password: Type.String({ maxLength: 256 }) }),
  value: Type.Object({
    token: Type.String(),
    expiresAt: Type.String(),
    ...operatorSelf.properties,
  }),
  refusals: ["operators.login_failed", "accounts.too_many_tries"],
});
