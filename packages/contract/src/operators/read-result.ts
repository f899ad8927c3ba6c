import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { enteredResult } from "../schemas/desk-issue.ts";
import { issueName } from "../schemas/operator.ts";

export const readResult = declareCall({
  name: "read-result",
  capability: "operators",
  method: "POST",
  path: "/wps/operator/lottery/results/read",
  access: "operator",
  roles: ["results", "admin"],
  summary:
    "What an official result reads as that is about to be entered: every prize, those too that follow from the published ones. Nothing is stored.",
  body: Type.Object({ ...issueName, result: enteredResult }),
  /** As one text, and by prize. */
  value: Type.Object({ result: Type.String(), prizes: Type.Record(Type.String(), Type.Array(Type.String())) }),
  refusals: [
    "lottery.game_unknown",
    "lottery.issue_unknown",
    "lottery.result_not_official",
    "lottery.result_joined",
    "lottery.result_invalid",
  ],
});
