import { planCall } from "../call.ts";

export const payOutDividend = planCall({
  name: "pay-out-dividend",
  capability: "agents",
  method: "POST",
  path: "/wps/relay/ODSFE2_PayoutDividend",
  access: "agent",
  summary: "Pays a downline's dividend.",
});
