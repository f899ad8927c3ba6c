import { Type, type Static } from "typebox";
import { AmountUnitsText } from "./amount-units.ts";
import { declareVendorCall } from "./declare-vendor-call.ts";
import { CurrencyCode, GameCode, PlayerId, PlayerToken, RoundId, TransactionId } from "./identifiers.ts";
import { MoneyAnswer } from "./money-answer.ts";

export const BetRequest = Type.Object({
  call: Type.Literal("bet"),
  transactionId: TransactionId,
  /** The first bet of a round opens it; a round may have several. */
  roundId: RoundId,
  gameCode: GameCode,
  playerToken: PlayerToken,
  playerId: PlayerId,
  currency: CurrencyCode,
  /** Above "0". */
  amountUnits: AmountUnitsText,
});
export type BetRequest = Static<typeof BetRequest>;

/**
 * Takes a stake. Refused: `insufficient_funds`, `player_blocked`, `limit_reached`, `invalid_token`, `token_expired`,
 * `wrong_currency`, `transaction_conflict`, `transaction_rolled_back` (a rollback came first), `round_settled`.
 */
export const bet = declareVendorCall({
  name: "bet",
  answeredBy: "platform",
  method: "POST",
  path: "bet",
  request: BetRequest,
  answer: MoneyAnswer,
});
