import { Type, type Static } from "typebox";
import { declareVendorCall } from "./declare-vendor-call.ts";
import { CurrencyCode, GameCode, PlayerId, RoundId, TransactionId } from "./identifiers.ts";
import { MoneyAnswer } from "./money-answer.ts";

export const RefundRequest = Type.Object({
  call: Type.Literal("refund"),
  transactionId: TransactionId,
  /** The bet or win to undo, whole. */
  originalTransactionId: TransactionId,
  roundId: RoundId,
  gameCode: GameCode,
  playerId: PlayerId,
  currency: CurrencyCode,
});
export type RefundRequest = Static<typeof RefundRequest>;

/**
 * Rolls a transaction back, once however often it is asked, under whatever transaction ids. Rolling back what never came
 * is remembered: should it come later, it moves nothing and is answered `transaction_rolled_back`.
 * Refused: `transaction_conflict`, `wrong_currency`, `round_settled` or `transaction_unknown` (by the adapter's policy).
 */
export const refund = declareVendorCall({
  name: "refund",
  answeredBy: "platform",
  method: "POST",
  path: "refund",
  request: RefundRequest,
  answer: MoneyAnswer,
});
