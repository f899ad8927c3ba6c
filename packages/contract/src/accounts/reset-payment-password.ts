import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { codeUseRefusals } from "../schemas/code-refusals.ts";
import { identityRefusals, newPaymentPassword, newPaymentPasswordRefusals } from "../schemas/payment-password.ts";
import { securityAnswers } from "../schemas/security-answers.ts";

export const resetPaymentPassword = declareCall({
  name: "reset-payment-password",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/paymentPassword/reset",
  access: "member",
  summary: "Resets a forgotten payment password: by a code that was sent, or by the security questions with the login password.",
  encrypted: true,
  ratePerMinute: 10,
  body: Type.Object({
    /** Which proof is brought. */
    by: Type.Union([Type.Literal("sms"), Type.Literal("email"), Type.Literal("questions")]),
    /** By `sms` or `email`: the code that `send-payment-password-code` sent there. */
    verificationCode: Type.Optional(Type.String({ maxLength: 16 })),
    /** By `questions`: the login password. */
    password: Type.Optional(Type.String({ maxLength: 256 })),
    /** By `questions`: the answers of all the member's questions. */
    answers: Type.Optional(securityAnswers),
    ...newPaymentPassword,
  }),
  value: Type.Object({ changed: Type.Boolean() }),
  refusals: [
    "accounts.recipient_missing",
    "accounts.security_questions_unset",
    "accounts.security_answers_wrong",
    ...newPaymentPasswordRefusals,
    ...new Set([...codeUseRefusals, ...identityRefusals]),
  ],
});
