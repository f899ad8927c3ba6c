import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { numberLimit } from "../schemas/number-limit.ts";
import { prizeMode } from "../schemas/lottery-query.ts";
import { seriesRange } from "../schemas/lottery-series.ts";

export const getPlayMenu = declareCall({
  name: "get-play-menu",
  capability: "lottery",
  method: "GET",
  path: "/lgw/games/:gameId/play_menu",
  access: "public",
  summary: "The plays of a game by group, with today's odds in a prize mode and what a line costs and may win.",
  params: Type.Object({ gameId: Type.Integer({ minimum: 1 }) }),
  query: Type.Object({ prizeMode: Type.Optional(prizeMode), currency: Type.Optional(Type.String({ maxLength: 8 })) }),
  value: Type.Object({
    gameId: Type.Integer(),
    gameCode: Type.String(),
    name: Type.String(),
    family: Type.String(),
    options: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
    currency: Type.String(),
    prizeMode,
    /** The modes that the game is sold in. */
    prizeModes: Type.Array(prizeMode),
    /** For plays of Tradition: what the viewer may choose. Odds are stated for `maxSeries`. */
    series: seriesRange,
    groups: Type.Array(
      Type.Object({
        group: Type.String(),
        plays: Type.Array(
          Type.Object({
            playId: Type.String(),
            playType: Type.Union([Type.Literal("Tradition"), Type.Literal("Entertainment")]),
            stakeUnitsPerLine: Type.Integer(),
            payBasis: Type.Union([Type.Literal("once"), Type.Literal("per_hit"), Type.Literal("half_bonus"), Type.Literal("pairs")]),
            odds: Type.Record(Type.String(), Type.String()),
          }),
        ),
      }),
    ),
    limits: Type.Object({
      betAmountMin: Type.String(),
      betAmountMax: Type.String(),
      winAmountMax: Type.String(),
      betMultipleMax: Type.Integer(),
      chaseIssuesMax: Type.Integer(),
      /** In one issue: the most that an order may cost, a member and all members may have staked, and a member may win; null for no limit. */
      orderAmountMax: Type.Union([Type.String(), Type.Null()]),
      memberAmountMax: Type.Union([Type.String(), Type.Null()]),
      issueAmountMax: Type.Union([Type.String(), Type.Null()]),
      memberWinMax: Type.Union([Type.String(), Type.Null()]),
    }),
    /** Numbers that are closed or pay less than listed, those of the issue on sale among them. */
    numbers: Type.Array(numberLimit),
  }),
  refusals: ["lottery.game_unknown", "lottery.prize_mode_unsold"],
});
