import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { deskIssue, voidRefusals } from "../schemas/desk-issue.ts";
import { issueName } from "../schemas/operator.ts";

export const requestIssueVoid = declareCall({
  name: "request-issue-void",
  capability: "operators",
  method: "POST",
  path: "/wps/operator/lottery/issues/void",
  access: "operator",
  roles: ["results", "admin"],
  summary: "Asks that an issue be void and every stake go back, with the reason; another operator confirms it within the hour.",
  body: Type.Object({ ...issueName, reason: Type.String({ minLength: 1, maxLength: 500 }) }),
  value: deskIssue,
  refusals: voidRefusals,
});
