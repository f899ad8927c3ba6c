import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { securityQuestions } from "../schemas/security-answers.ts";

export const getSecurityQuestions = declareCall({
  name: "get-security-questions",
  capability: "accounts",
  method: "GET",
  path: "/wps/member/securityQuestions",
  access: "member",
  summary: "The questions that a member may choose, and of how many he gives the answers.",
  value: Type.Object({ questions: securityQuestions, chosenCount: Type.Integer() }),
  refusals: [],
});
