import { planCall } from "../call.ts";

export const transferDownlines = planCall({
  name: "transfer-downlines",
  capability: "agents",
  method: "POST",
  path: "/wps/agent/transferMultipleDownline",
  access: "agent",
  summary: "Moves several downlines under another agent.",
});
