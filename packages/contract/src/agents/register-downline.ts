import { planCall } from "../call.ts";

export const registerDownline = planCall({
  name: "register-downline",
  capability: "agents",
  method: "POST",
  path: "/wps/relay/MCS2_wpsRegAff",
  access: "agent",
  summary: "Opens a downline's account.",
});
