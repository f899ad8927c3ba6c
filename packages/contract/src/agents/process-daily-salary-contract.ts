import { planCall } from "../call.ts";

export const processDailySalaryContract = planCall({
  name: "process-daily-salary-contract",
  capability: "agents",
  method: "POST",
  path: "/wps/relay/MCS2_processDailySalContract",
  access: "agent",
  summary: "Accepts or rejects a proposed daily-salary contract.",
});
