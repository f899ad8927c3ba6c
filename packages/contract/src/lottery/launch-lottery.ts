import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { prizeMode } from "../schemas/lottery-query.ts";

export const launchLottery = declareCall({
  name: "launch-lottery",
  capability: "lottery",
  method: "POST",
  path: "/lgw/games/launch",
  access: "session",
  summary: "The address of the embedded lottery page, with a one-time code in place of a token.",
  body: Type.Object({
    lottoArea: Type.Optional(Type.String({ maxLength: 8 })),
    launchMode: Type.Optional(Type.String({ maxLength: 8 })),
    lottoPrizeMode: Type.Optional(prizeMode),
    lottoGameCode: Type.String({ maxLength: 64 }),
    lottoView: Type.Optional(Type.Union([Type.Literal("betting"), Type.Literal("lobby")])),
    lottoMode: Type.Optional(Type.String({ maxLength: 64 })),
    device: Type.Optional(Type.String({ maxLength: 8 })),
    backUrl: Type.Optional(Type.String({ maxLength: 512 })),
    language: Type.Optional(Type.String({ maxLength: 5 })),
  }),
  value: Type.Object({ gameUrl: Type.String() }),
  refusals: ["lottery.game_unknown", "lottery.prize_mode_unsold"],
});
