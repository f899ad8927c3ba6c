import { declareCall } from "../call.ts";
import { kycStatus } from "../schemas/kyc.ts";

export const getKyc = declareCall({
  name: "get-kyc",
  capability: "accounts",
  method: "GET",
  path: "/wps/member/kyc",
  access: "member",
  summary: "How far the member has shown who he is, and what is still missing.",
  value: kycStatus,
  refusals: [],
});
