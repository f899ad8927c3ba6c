import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { kycCase, kycCaseRefusals } from "../schemas/kyc-case.ts";
import { kycReason } from "../schemas/kyc.ts";
import { caseId } from "../schemas/operator.ts";

export const rejectKycCase = declareCall({
  name: "reject-kyc-case",
  capability: "operators",
  method: "POST",
  path: "/wps/operator/kyc/cases/:caseId/reject",
  access: "operator",
  roles: ["reviewer", "admin"],
  summary: "Sends a case back with the reason, which the member reads in his language, and a word of the reviewer's own.",
  params: caseId,
  body: Type.Object({ reason: kycReason, note: Type.Optional(Type.String({ maxLength: 500 })) }),
  value: kycCase,
  refusals: [...kycCaseRefusals, "operators.field_invalid"],
});
