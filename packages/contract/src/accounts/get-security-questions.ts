import { planCall } from "../call.ts";

export const getSecurityQuestions = planCall({
  name: "get-security-questions",
  capability: "accounts",
  method: "GET",
  path: "/wps/member/securityQuestions",
  access: "member",
  summary: "The questions that a member may choose.",
});
