import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { deskIssue, voidRefusals } from "../schemas/desk-issue.ts";
import { issueName } from "../schemas/operator.ts";

export const confirmIssueVoid = declareCall({
  name: "confirm-issue-void",
  capability: "operators",
  method: "POST",
  path: "/wps/operator/lottery/issues/void/confirm",
  access: "operator",
  roles: ["results", "admin"],
  summary: "Makes an issue void as another operator asked for: every stake goes back, and a house issue's seed is published.",
  body: Type.Object(issueName),
  value: deskIssue,
  refusals: voidRefusals,
});
