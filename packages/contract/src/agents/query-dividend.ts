import { planCall } from "../call.ts";

export const queryDividend = planCall({
  name: "query-dividend",
  capability: "agents",
  method: "GET",
  path: "/wps/relay/ODSFE2_QueryDividend",
  access: "agent",
  summary: "Dividends of past periods.",
});
