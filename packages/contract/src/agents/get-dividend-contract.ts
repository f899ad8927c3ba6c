import { planCall } from "../call.ts";

export const getDividendContract = planCall({
  name: "get-dividend-contract",
  capability: "agents",
  method: "GET",
  path: "/wps/relay/MCS2_getContractDividendInfo",
  access: "agent",
  summary: "The dividend contract in force.",
});
