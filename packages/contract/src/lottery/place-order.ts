import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { amountText } from "../schemas/amount.ts";
import { prizeMode } from "../schemas/lottery-query.ts";

export const placeOrder = declareCall({
  name: "place-order",
  capability: "lottery",
  method: "POST",
  path: "/lgw/orders/betting",
  access: "session",
  summary: "Places bets: each content is an order, with a sub-order for each issue it names. All of them or none.",
  idempotency: "required",
  ratePerMinute: 120,
  body: Type.Object({
    prizeMode,
    device: Type.Optional(Type.String({ maxLength: 8 })),
    contents: Type.Array(
      Type.Object({
        gameId: Type.Integer({ minimum: 1 }),
        /** Cancels the issues still to come after the first that wins. */
        winStop: Type.Boolean(),
        playId: Type.String({ maxLength: 64 }),
        bettingContent: Type.String({ maxLength: 8000 }),
        /** What one stake unit costs, before unit and multiple. */
        singleBetPrice: amountText,
        /** 1: whole, 2: a tenth, 3: a hundredth of the price. */
        bettingApproach: Type.Integer({ minimum: 1, maximum: 3 }),
        /** Of plays of Tradition: the highest that the member may choose where it is left out. */
        series: Type.Optional(Type.Integer({ minimum: 0, maximum: 2000 })),
        bettingSlip: Type.Optional(Type.Null()),
        /** What of the listed odds the member agrees to, where one of the numbers pays less; 100 where it is left out. */
        oddsPercent: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
        /**
         * What the member saw before the bet: stake units of one multiple, what all of its issues cost together, the listed odds at its series.
         * Computed here all the same; a bet that comes out otherwise is refused with what it would be.
         */
        count: Type.Optional(Type.Integer({ minimum: 1 })),
        amount: Type.Optional(amountText),
        odds: Type.Optional(Type.Record(Type.String({ maxLength: 32 }), Type.String({ maxLength: 16 }))),
        numero: Type.Array(
          Type.Object({ numero: Type.String({ maxLength: 32 }), multiple: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }),
          {
            minItems: 1,
            maxItems: 200,
          },
        ),
      }),
      { minItems: 1, maxItems: 100 },
    ),
    /** What the member saw as the price of the whole call; refused where it is not. */
    totalBettingAmount: Type.Optional(amountText),
  }),
  value: Type.Object({
    orders: Type.Array(
      Type.Object({
        orderNumber: Type.String(),
        gameId: Type.Integer(),
        playId: Type.String(),
        count: Type.Integer(),
        amount: Type.String(),
        numeros: Type.Array(Type.String()),
      }),
    ),
    totalBettingAmount: Type.String(),
    currency: Type.String(),
    balance: Type.String(),
  }),
  refusals: [
    "lottery.game_unknown",
    "lottery.game_closed",
    "lottery.issue_unknown",
    "lottery.issue_closed",
    "lottery.chase_invalid",
    "lottery.play_unknown",
    "lottery.content_invalid",
    "lottery.stake_invalid",
    "lottery.multiple_invalid",
    "lottery.prize_mode_unsold",
    "lottery.series_invalid",
    "lottery.limit_exceeded",
    "lottery.below_minimum",
    "lottery.order_limit",
    "lottery.member_limit",
    "lottery.issue_limit",
    "lottery.number_closed",
    "lottery.number_full",
    "lottery.odds_changed",
    "lottery.terms_changed",
    "wallet.insufficient_funds",
    "safeguards.member_unknown",
    "safeguards.member_suspended",
    "safeguards.member_excluded",
    "safeguards.limit_reached",
  ],
});
