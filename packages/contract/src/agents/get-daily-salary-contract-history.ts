import { planCall } from "../call.ts";

export const getDailySalaryContractHistory = planCall({
  name: "get-daily-salary-contract-history",
  capability: "agents",
  method: "GET",
  path: "/wps/relay/MCS2_getDailySalContractHist",
  access: "agent",
  summary: "Versions of the daily-salary contract.",
});
