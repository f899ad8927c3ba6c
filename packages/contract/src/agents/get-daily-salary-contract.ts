import { planCall } from "../call.ts";

export const getDailySalaryContract = planCall({
  name: "get-daily-salary-contract",
  capability: "agents",
  method: "GET",
  path: "/wps/relay/MCS2_getContractDailySalInfo",
  access: "agent",
  summary: "The daily-salary contract in force.",
});
