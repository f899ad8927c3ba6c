import { planCall } from "../call.ts";

export const getTeamKpiB = planCall({
  name: "get-team-kpi-b",
  capability: "agents",
  method: "GET",
  path: "/wps/relay/ODSFE2_TeamKPIB",
  access: "agent",
  summary: "The team's figures, second part.",
});
