import { planCall } from "../call.ts";

export const queryDailySalary = planCall({
  name: "query-daily-salary",
  capability: "agents",
  method: "GET",
  path: "/wps/relay/ODSFE2_QueryDailySalary",
  access: "agent",
  summary: "Daily salaries of a period.",
});
