import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const hasWithdrawalPassword = declareCall({
  name: "has-withdrawal-password",
  capability: "accounts",
  method: "GET",
  path: "/wps/member/hasWithdrawalPassword",
  access: "member",
  summary: "Whether a payment password is set.",
  value: Type.Object({ hasWithdrawalPassword: Type.Boolean() }),
  refusals: [],
});
