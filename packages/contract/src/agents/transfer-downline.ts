import { planCall } from "../call.ts";

export const transferDownline = planCall({
  name: "transfer-downline",
  capability: "agents",
  method: "POST",
  path: "/wps/agent/transferDownline",
  access: "agent",
  summary: "Moves a downline under another agent.",
});
