import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const setPayeeName = declareCall({
  name: "set-payee-name",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/info/payeename",
  access: "member",
  summary: "Sets the name that withdrawals are paid to, once: after that only support changes it.",
  ratePerMinute: 10,
  body: Type.Object({ payeeName: Type.String({ maxLength: 128 }) }),
  value: Type.Object({ payeeName: Type.String() }),
  refusals: ["accounts.field_invalid", "accounts.payee_name_fixed"],
});
