import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { amountText } from "../schemas/amount.ts";
import { earlierSettlement } from "../schemas/lottery-order.ts";

export const listBets = declareCall({
  name: "list-bets",
  capability: "records",
  method: "GET",
  path: "/wps/records/bets",
  access: "session",
  summary: "The member's bets over all products, newest first.",
  query: Type.Object({
    product: Type.Optional(Type.Union([Type.Literal("all"), Type.Literal("lottery"), Type.Literal("game")])),
    from: Type.Optional(Type.String({ format: "date-time" })),
    to: Type.Optional(Type.String({ format: "date-time" })),
    /** Where the page before ended. */
    before: Type.Optional(Type.String({ maxLength: 80 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  }),
  value: Type.Object({
    bets: Type.Array(
      Type.Object({
        id: Type.String(),
        product: Type.Union([Type.Literal("lottery"), Type.Literal("game")]),
        at: Type.String({ format: "date-time" }),
        /** The game's name in the request's language. */
        name: Type.String(),
        imageUrl: Type.String(),
        currency: Type.String(),
        stake: amountText,
        win: amountText,
        /** pending, won, lost, push, cancelled, refunded. */
        outcome: Type.String(),
        /** Of a lottery bet. */
        lottery: Type.Optional(
          Type.Object({
            orderId: Type.String(),
            gameId: Type.Integer(),
            playId: Type.String(),
            content: Type.String(),
            numero: Type.String(),
            multiple: Type.Integer(),
            count: Type.Integer(),
            hits: Type.Number(),
            odds: Type.Record(Type.String(), Type.String()),
            /** The price list that it was bet at, and its series; null where prices stand. */
            prizeMode: Type.String(),
            series: Type.Union([Type.Integer(), Type.Null()]),
            /** What of the stake comes back when it is settled, in two-thousandths; how much did. */
            rebatePer2000: Type.Integer(),
            rebateAmount: Type.String(),
            /** What it would have won that a limit on wins cut; null where none did. */
            uncappedWinAmount: Type.Union([Type.String(), Type.Null()]),
            result: Type.Union([Type.Record(Type.String(), Type.Array(Type.String())), Type.Null()]),
            /** Above 1 where a corrected result settled it. */
            resultVersion: Type.Integer(),
            history: Type.Array(earlierSettlement),
            mayCancel: Type.Boolean(),
          }),
        ),
        /** Of a vendor's game. */
        game: Type.Optional(
          Type.Object({ vendor: Type.String(), vendorName: Type.String(), roundId: Type.String(), nodeId: Type.String() }),
        ),
      }),
    ),
    next: Type.Union([Type.String(), Type.Null()]),
  }),
  refusals: [],
});
