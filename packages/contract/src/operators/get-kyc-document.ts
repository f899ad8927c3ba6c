import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { kycSide } from "../schemas/kyc.ts";
import { caseId } from "../schemas/operator.ts";

export const getKycDocument = declareCall({
  name: "get-kyc-document",
  capability: "operators",
  method: "GET",
  path: "/wps/operator/kyc/cases/:caseId/documents/:side",
  access: "operator",
  roles: ["reviewer", "admin"],
  summary: "One picture of a case. The look is written into the audit.",
  params: Type.Object({ ...caseId.properties, side: kycSide }),
  value: Type.Object({ contentType: Type.Literal("image/jpeg"), width: Type.Integer(), height: Type.Integer(), image: Type.String() }),
  refusals: ["accounts.kyc_unknown", "accounts.kyc_document_erased"],
});
