import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { identityRefusals } from "../schemas/payment-password.ts";
import { securityAnswers } from "../schemas/security-answers.ts";

export const setCustomerSecurityQuestions = declareCall({
  name: "set-customer-security-questions",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/customerSecurityQuestions",
  access: "member",
  summary: "Stores the member's answers to three questions of the catalogue, in the place of those before.",
  encrypted: true,
  ratePerMinute: 10,
  body: Type.Object({ password: Type.Optional(Type.String({ maxLength: 256 })), answers: securityAnswers }),
  value: Type.Object({ changed: Type.Boolean() }),
  refusals: ["accounts.security_answers_invalid", ...identityRefusals],
});
