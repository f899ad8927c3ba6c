import { planCall } from "../call.ts";

export const getThirdPartyRecords = planCall({
  name: "get-third-party-records",
  capability: "records",
  method: "GET",
  path: "/wps/relay/GCS_thirdPartyRecords",
  access: "member",
  summary: "Bets at third-party vendors as the vendor reports them.",
});
