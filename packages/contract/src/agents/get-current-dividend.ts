import { planCall } from "../call.ts";

export const getCurrentDividend = planCall({
  name: "get-current-dividend",
  capability: "agents",
  method: "GET",
  path: "/wps/relay/ODSFE2_CurrentDividend",
  access: "agent",
  summary: "The dividend of the running period so far.",
});
