import { planCall } from "../call.ts";

export const getCustomerSecurityQuestions = planCall({
  name: "get-customer-security-questions",
  capability: "accounts",
  method: "GET",
  path: "/wps/member/customerSecurityQuestions",
  access: "member",
  summary: "The questions that this member has answered.",
});
