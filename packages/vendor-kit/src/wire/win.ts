import { Type, type Static } from "typebox";
import { AmountUnitsText } from "./amount-units.ts";
import { declareVendorCall } from "./declare-vendor-call.ts";
import { CurrencyCode, GameCode, PlayerId, RoundId, TransactionId } from "./identifiers.ts";
import { MoneyAnswer } from "./money-answer.ts";

export const WinRequest = Type.Object({
  call: Type.Literal("win"),
  transactionId: TransactionId,
  /** The bet that won. Must be taken and not rolled back. */
  betTransactionId: TransactionId,
  roundId: RoundId,
  gameCode: GameCode,
  playerId: PlayerId,
  currency: CurrencyCode,
  /** "0" settles a bet that won nothing. */
  amountUnits: AmountUnitsText,
});
export type WinRequest = Static<typeof WinRequest>;

/**
 * Pays a win. Carries no token: a win is taken after the session, the token or the member's right to stake has ended.
 * Refused: `transaction_unknown` (no such bet), `transaction_rolled_back` (the bet or this win was rolled back),
 * `transaction_conflict`, `wrong_currency`, `round_unknown` (the bet is of another round).
 */
export const win = declareVendorCall({
  name: "win",
  answeredBy: "platform",
  method: "POST",
  path: "win",
  request: WinRequest,
  answer: MoneyAnswer,
});
