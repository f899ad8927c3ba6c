import { planCall } from "../call.ts";

export const createAffiliateLink = planCall({
  name: "create-affiliate-link",
  capability: "agents",
  method: "POST",
  path: "/wps/relay/MCS2_wpsCreateAffUrl",
  access: "agent",
  summary: "Makes an affiliate link.",
});
