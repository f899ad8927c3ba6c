import { planCall } from "../call.ts";

export const applyDailySalaryContract = planCall({
  name: "apply-daily-salary-contract",
  capability: "agents",
  method: "POST",
  path: "/wps/relay/MCS2_applyContractDailySal",
  access: "agent",
  summary: "Proposes a daily-salary contract to a downline.",
});
