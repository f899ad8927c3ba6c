import { planCall } from "../call.ts";

export const getAgentIncome = planCall({
  name: "get-agent-income",
  capability: "agents",
  method: "GET",
  path: "/wps/relay/ODS2_AgentPrevAndCurrIncome",
  access: "agent",
  summary: "Income of the last and the running period.",
});
