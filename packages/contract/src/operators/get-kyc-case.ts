import { declareCall } from "../call.ts";
import { kycCase } from "../schemas/kyc-case.ts";
import { caseId } from "../schemas/operator.ts";

export const getKycCase = declareCall({
  name: "get-kyc-case",
  capability: "operators",
  method: "GET",
  path: "/wps/operator/kyc/cases/:caseId",
  access: "operator",
  roles: ["reviewer", "admin"],
  summary: "One case with what the member wrote. The look is written into the audit.",
  params: caseId,
  value: kycCase,
  refusals: ["accounts.kyc_unknown"],
});
