import { planCall } from "../call.ts";

export const setPayeeName = planCall({
  name: "set-payee-name",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/info/payeename",
  access: "member",
  summary: "Sets the name that withdrawals are paid to.",
});
