import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { codeIssueRefusals } from "../schemas/code-refusals.ts";
import { issuedCode } from "../schemas/issued-code.ts";
import { mobileFields } from "../schemas/mobile-fields.ts";

export const sendMemberCode = declareCall({
  name: "send-member-code",
  capability: "accounts",
  method: "POST",
  path: "/wps/verification/sms/member",
  access: "member",
  summary: "Sends a member the code that proves the mobile number he wants on his account.",
  ratePerMinute: 20,
  body: Type.Object(mobileFields),
  value: issuedCode,
  refusals: [...codeIssueRefusals, "accounts.field_invalid", "accounts.mobile_not_served"],
});
