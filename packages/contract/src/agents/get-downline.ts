import { planCall } from "../call.ts";

export const getDownline = planCall({
  name: "get-downline",
  capability: "agents",
  method: "GET",
  path: "/wps/agent/downline",
  access: "agent",
  summary: "One downline.",
});
