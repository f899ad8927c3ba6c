import { planCall } from "../call.ts";

export const updateDownlineRebates = planCall({
  name: "update-downline-rebates",
  capability: "agents",
  method: "POST",
  path: "/wps/agent/updateDownlineRebates",
  access: "agent",
  summary: "Raises a downline's rebate points.",
});
