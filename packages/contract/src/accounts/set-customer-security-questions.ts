import { planCall } from "../call.ts";

export const setCustomerSecurityQuestions = planCall({
  name: "set-customer-security-questions",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/customerSecurityQuestions",
  access: "member",
  summary: "Stores the member's answers.",
});
