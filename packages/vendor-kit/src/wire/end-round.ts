import { Type, type Static } from "typebox";
import { declareVendorCall } from "./declare-vendor-call.ts";
import { CurrencyCode, GameCode, PlayerId, RoundId } from "./identifiers.ts";
import { MoneyAnswer } from "./money-answer.ts";

export const EndRoundRequest = Type.Object({
  call: Type.Literal("end-round"),
  roundId: RoundId,
  gameCode: GameCode,
  playerId: PlayerId,
  currency: CurrencyCode,
});
export type EndRoundRequest = Static<typeof EndRoundRequest>;

/**
 * The round is over: a bet of it without a win is lost. Repeating it changes nothing. Bets of the round are refused from
 * now on with `round_settled`; a late win is still taken. Refused: `round_unknown`.
 */
export const endRound = declareVendorCall({
  name: "end-round",
  answeredBy: "platform",
  method: "POST",
  path: "end-round",
  request: EndRoundRequest,
  answer: MoneyAnswer,
});
