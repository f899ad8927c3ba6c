import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { deskIssue, enteredResult, resultRefusals } from "../schemas/desk-issue.ts";
import { issueName } from "../schemas/operator.ts";

export const confirmResult = declareCall({
  name: "confirm-result",
  capability: "operators",
  method: "POST",
  path: "/wps/operator/lottery/results/confirm",
  access: "operator",
  roles: ["results", "admin"],
  summary: "The same result as another operator read it himself: where both are alike it counts, where they differ both are set aside.",
  body: Type.Object({ ...issueName, result: enteredResult }),
  value: deskIssue,
  refusals: resultRefusals,
});
