import { planCall } from "../call.ts";

export const deleteAffiliateLink = planCall({
  name: "delete-affiliate-link",
  capability: "agents",
  method: "POST",
  path: "/wps/relay/MCS2_wpsDeleteAffUrl",
  access: "agent",
  summary: "Retires an affiliate link.",
});
