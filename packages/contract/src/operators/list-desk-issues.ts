import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { deskIssue } from "../schemas/desk-issue.ts";

export const listDeskIssues = declareCall({
  name: "list-desk-issues",
  capability: "operators",
  method: "GET",
  path: "/wps/operator/lottery/issues",
  access: "operator",
  roles: ["results", "admin"],
  summary:
    "The merchant's issues at which something waits for an operator: a result, a confirmation, a voiding. Those due first come first.",
  value: Type.Object({ issues: Type.Array(deskIssue) }),
  refusals: [],
});
