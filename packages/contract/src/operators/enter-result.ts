import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { deskIssue, enteredResult, resultRefusals } from "../schemas/desk-issue.ts";
import { issueName } from "../schemas/operator.ts";

export const enterResult = declareCall({
  name: "enter-result",
  capability: "operators",
  method: "POST",
  path: "/wps/operator/lottery/results/enter",
  access: "operator",
  roles: ["results", "admin"],
  summary:
    "An official result as the first of two operators reads it; nobody sees it before another has entered the same. Of a settled issue it is a correction, and says why.",
  body: Type.Object({ ...issueName, result: enteredResult, reason: Type.Optional(Type.String({ maxLength: 500 })) }),
  value: deskIssue,
  refusals: resultRefusals,
});
