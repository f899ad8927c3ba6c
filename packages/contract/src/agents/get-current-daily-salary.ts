import { planCall } from "../call.ts";

export const getCurrentDailySalary = planCall({
  name: "get-current-daily-salary",
  capability: "agents",
  method: "GET",
  path: "/wps/relay/ODSFE2_CurrentDailySalary",
  access: "agent",
  summary: "Today's daily salary so far.",
});
