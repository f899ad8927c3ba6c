import { Type } from "typebox";

/** How a bet stood before a corrected result, or the voiding of its issue, settled it anew. */
export const earlierSettlement = Type.Object({
  version: Type.Integer(),
  hits: Type.Number(),
  winAmount: Type.String(),
  /** What it would have won that a limit on wins cut; null where none did. */
  uncappedWinAmount: Type.Union([Type.String(), Type.Null()]),
  rebateAmount: Type.String(),
  settledAt: Type.String({ format: "date-time" }),
});

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
    /** What one stake unit cost, before unit and multiple, and the unit: as the order was placed. */
    singleBetPrice: Type.String(),
    bettingApproach: Type.Integer({ minimum: 1, maximum: 3 }),
    multiple: Type.Integer(),
    count: Type.Integer(),
    currency: Type.String(),
    amount: Type.String(),
    odds: Type.Record(Type.String(), Type.String()),
    /** The price list that it was bet at, and its series; null where prices stand. */
    prizeMode: Type.String(),
    series: Type.Union([Type.Integer(), Type.Null()]),
    /** What of the stake comes back when it is settled, in two-thousandths; how much did. */
    rebatePer2000: Type.Integer(),
    rebateAmount: Type.String(),
    state: Type.String(),
    /** The wire's status code; 8 is cancelled by the member. */
    status: Type.Integer(),
    hits: Type.Number(),
    winAmount: Type.String(),
    /** What a bet would have won that a limit on wins cut; null where none did. */
    uncappedWinAmount: Type.Union([Type.String(), Type.Null()]),
    placedAt: Type.String({ format: "date-time" }),
    settledAt: Type.Union([Type.String({ format: "date-time" }), Type.Null()]),
    result: Type.Union([Type.Record(Type.String(), Type.Array(Type.String())), Type.Null()]),
    /** Which version of the result settled it; 0 before it is settled, above 1 after a correction. */
    resultVersion: Type.Integer(),
    /** How earlier results had settled it, the first one first. */
    history: Type.Array(earlierSettlement),
    mayCancel: Type.Boolean(),
  },
  { $id: "LotteryOrder" },
);
