import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { kycCase, kycCaseRefusals } from "../schemas/kyc-case.ts";
import { caseId } from "../schemas/operator.ts";

export const approveKycCase = declareCall({
  name: "approve-kyc-case",
  capability: "operators",
  method: "POST",
  path: "/wps/operator/kyc/cases/:caseId/approve",
  access: "operator",
  roles: ["reviewer", "admin"],
  summary: "The member is who he says he is. With the day on which his paper runs out, where it says one.",
  params: caseId,
  body: Type.Object({ documentExpiresOn: Type.Optional(Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" })) }),
  value: kycCase,
  refusals: [...kycCaseRefusals, "operators.field_invalid"],
});
