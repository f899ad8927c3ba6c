import { planCall } from "../call.ts";

export const getCustomerRebateSettings = planCall({
  name: "get-customer-rebate-settings",
  capability: "agents",
  method: "GET",
  path: "/wps/relay/MCS2_getCustomerRebateSettingByProductType",
  access: "agent",
  summary: "A downline's rebate points by product type.",
});
