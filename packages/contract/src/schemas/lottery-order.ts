import { Type } from "typebox";

/** One bet as the records list it: a sub-order with its order's facts. Amounts are decimal texts. */
export const lotteryOrder = Type.Object(
  {
    orderMasterId: Type.String(),
    orderDetailId: Type.String(),
    gameId: Type.Integer(),
    gameCode: Type.String(),
    gameName: Type.String(),
    gameIconUrl: Type.String(),
    playId: Type.String(),
    bettingContent: Type.String(),
    numero: Type.String(),
    multiple: Type.Integer(),
    count: Type.Integer(),
    currency: Type.String(),
    amount: Type.String(),
    odds: Type.Record(Type.String(), Type.String()),
    state: Type.String(),
    /** The wire's status code; 8 is cancelled by the member. */
    status: Type.Integer(),
    hits: Type.Number(),
    winAmount: Type.String(),
    placedAt: Type.String({ format: "date-time" }),
    settledAt: Type.Union([Type.String({ format: "date-time" }), Type.Null()]),
    result: Type.Union([Type.Record(Type.String(), Type.Array(Type.String())), Type.Null()]),
    mayCancel: Type.Boolean(),
  },
  { $id: "LotteryOrder" },
);
