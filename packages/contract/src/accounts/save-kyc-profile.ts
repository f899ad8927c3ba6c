import { declareCall } from "../call.ts";
import { kycProfile, kycStatus } from "../schemas/kyc.ts";

export const saveKycProfile = declareCall({
  name: "save-kyc-profile",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/kyc/profile",
  access: "member",
  summary: "Keeps who the member says he is, for the case that he is about to submit. Zawgyi is turned into Unicode.",
  ratePerMinute: 30,
  body: kycProfile,
  value: kycStatus,
  /** `field_invalid` names the fields, each with the phrase that says why. */
  refusals: ["accounts.kyc_closed", "accounts.field_invalid"],
});
