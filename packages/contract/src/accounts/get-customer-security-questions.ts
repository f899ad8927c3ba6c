import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { securityQuestions } from "../schemas/security-answers.ts";

export const getCustomerSecurityQuestions = declareCall({
  name: "get-customer-security-questions",
  capability: "accounts",
  method: "GET",
  path: "/wps/member/customerSecurityQuestions",
  access: "member",
  summary: "The questions that this member has answered, in the order in which he chose them; none where he has not.",
  value: Type.Object({ questions: securityQuestions }),
  refusals: [],
});
