import { declareCall } from "../call.ts";
import { kycStatus } from "../schemas/kyc.ts";

export const submitKyc = declareCall({
  name: "submit-kyc",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/kyc/submit",
  access: "member",
  summary: "Hands what was written and photographed to the reviewers. It cannot be changed until they have decided.",
  ratePerMinute: 10,
  value: kycStatus,
  /** `kyc_incomplete` names what is missing. */
  refusals: ["accounts.kyc_closed", "accounts.kyc_incomplete", "accounts.field_invalid"],
});
