import { planCall } from "../call.ts";

export const getDownlines = planCall({
  name: "get-downlines",
  capability: "agents",
  method: "GET",
  path: "/wps/agent/downlines",
  access: "agent",
  summary: "The agent's downlines.",
});
