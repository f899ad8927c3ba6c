import { planCall } from "../call.ts";

export const getCustomerService = planCall({
  name: "get-customer-service",
  capability: "messages",
  method: "GET",
  path: "/wps/relay/GLS2_customerService",
  access: "public",
  summary: "The sealed link to customer service.",
});
