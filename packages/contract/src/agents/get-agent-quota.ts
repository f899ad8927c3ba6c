import { planCall } from "../call.ts";

export const getAgentQuota = planCall({
  name: "get-agent-quota",
  capability: "agents",
  method: "GET",
  path: "/wps/relay/MCS2_getAgentQuotaGroupByProduct",
  access: "agent",
  summary: "How many downlines may be opened at each point level.",
});
