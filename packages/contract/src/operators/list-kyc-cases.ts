import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { operatorRoles } from "../operator-role.ts";
import { kycCaseSummary } from "../schemas/kyc-case.ts";
import { kycCaseState } from "../schemas/kyc.ts";
import { listPage } from "../schemas/operator.ts";

export const listKycCases = declareCall({
  name: "list-kyc-cases",
  capability: "operators",
  method: "GET",
  path: "/wps/operator/kyc/cases",
  access: "operator",
  roles: operatorRoles,
  summary: "Cases of the merchant's members in one state, those that wait longest first; `SUBMITTED` where nothing is said.",
  query: Type.Object({ state: Type.Optional(kycCaseState), ...listPage }),
  value: Type.Object({ total: Type.Integer(), page: Type.Integer(), cases: Type.Array(kycCaseSummary) }),
  refusals: [],
});
