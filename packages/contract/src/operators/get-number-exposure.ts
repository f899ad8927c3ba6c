import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { numberExposure } from "../schemas/number-limit.ts";
import { issueName } from "../schemas/operator.ts";

export const getNumberExposure = declareCall({
  name: "get-number-exposure",
  capability: "operators",
  method: "GET",
  path: "/wps/operator/lottery/numbers/:gameCode/:numero",
  access: "operator",
  roles: ["results", "admin"],
  summary:
    "What the house would have to pay on each number of an issue, counted from its bets, and the numbers that are closed or lowered.",
  params: Type.Object(issueName),
  value: numberExposure,
  refusals: ["lottery.game_unknown", "lottery.issue_unknown"],
});
