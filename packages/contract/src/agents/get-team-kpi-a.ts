import { planCall } from "../call.ts";

export const getTeamKpiA = planCall({
  name: "get-team-kpi-a",
  capability: "agents",
  method: "GET",
  path: "/wps/relay/ODSFE2_TeamKPIA",
  access: "agent",
  summary: "The team's figures, first part.",
});
