import { planCall } from "../call.ts";

export const setTemplate = planCall({
  name: "set-template",
  capability: "agents",
  method: "POST",
  path: "/wps/agent/setTemplate",
  access: "agent",
  summary: "Stores the agent's registration template.",
});
