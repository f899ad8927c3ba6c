import { planCall } from "../call.ts";

export const getDailySalaryContractRequests = planCall({
  name: "get-daily-salary-contract-requests",
  capability: "agents",
  method: "GET",
  path: "/wps/relay/MCS2_getContracDailySalReq",
  access: "agent",
  summary: "Daily-salary contracts that wait for an answer.",
});
