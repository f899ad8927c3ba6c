import { planCall } from "../call.ts";

export const getSubordinates = planCall({
  name: "get-subordinates",
  capability: "agents",
  method: "GET",
  path: "/wps/relay/ODSFE2_Subordinate",
  access: "agent",
  summary: "Direct downlines with their figures.",
});
