import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { deskIssue } from "../schemas/desk-issue.ts";
import { issueName } from "../schemas/operator.ts";

export const getDeskIssue = declareCall({
  name: "get-desk-issue",
  capability: "operators",
  method: "GET",
  path: "/wps/operator/lottery/issues/:gameCode/:numero",
  access: "operator",
  roles: ["results", "admin"],
  summary: "An issue with what waits at it, and every result that it had.",
  params: Type.Object(issueName),
  value: deskIssue,
  refusals: ["lottery.game_unknown", "lottery.issue_unknown"],
});
