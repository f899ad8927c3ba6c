import { planCall } from "../call.ts";

export const getProfitAndLoss = planCall({
  name: "get-profit-and-loss",
  capability: "records",
  method: "GET",
  path: "/wps/relay/ODSFE2_MemPNL",
  access: "member",
  summary: "The member's profit and loss by day and product.",
});
