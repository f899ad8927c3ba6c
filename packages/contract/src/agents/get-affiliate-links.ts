import { planCall } from "../call.ts";

export const getAffiliateLinks = planCall({
  name: "get-affiliate-links",
  capability: "agents",
  method: "GET",
  path: "/wps/relay/MCS2_wpsViewAffUrls",
  access: "agent",
  summary: "The agent's affiliate links.",
});
