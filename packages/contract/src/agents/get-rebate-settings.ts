import { planCall } from "../call.ts";

export const getRebateSettings = planCall({
  name: "get-rebate-settings",
  capability: "agents",
  method: "GET",
  path: "/wps/relay/MCS2_getGlobalRebateSettingsByProductType",
  access: "agent",
  summary: "The merchant's rebate bounds by product type.",
});
