import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { numberLimit } from "../schemas/number-limit.ts";
import { issueName } from "../schemas/operator.ts";

export const limitNumber = declareCall({
  name: "limit-number",
  capability: "operators",
  method: "POST",
  path: "/wps/operator/lottery/numbers",
  access: "operator",
  roles: ["results", "admin"],
  summary:
    "Closes a number of a lottery, lowers what it pays, or lifts either: for a play or all plays where it occurs, for an issue or until lifted. Bets that were taken keep their odds.",
  body: Type.Object({
    gameCode: issueName.gameCode,
    number: Type.String({ minLength: 1, maxLength: 80 }),
    playId: Type.Optional(Type.String({ maxLength: 64 })),
    numero: Type.Optional(issueName.numero),
    /** 0 closes it, 100 lifts what was said before. */
    oddsPercent: Type.Integer({ minimum: 0, maximum: 100 }),
    reason: Type.String({ minLength: 1, maxLength: 500 }),
  }),
  value: Type.Object({ limits: Type.Array(numberLimit) }),
  refusals: ["lottery.game_unknown", "lottery.issue_unknown", "lottery.play_unknown", "lottery.number_unknown", "operators.field_invalid"],
});
