import { planCall } from "../call.ts";

export const setRegister = planCall({
  name: "set-register",
  capability: "agents",
  method: "POST",
  path: "/wps/agent/setRegister",
  access: "agent",
  summary: "Stores the agent's registration settings.",
});
