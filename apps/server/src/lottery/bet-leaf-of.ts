import { encodeBetLeaf } from "@lantern/rules/lottery/bet-leaf.ts";
import type { LotteryGame } from "./lottery-game.ts";
import type { IssueRow } from "./lottery-issue.ts";
import type { SubOrderRow } from "./sub-order.ts";

/** The bytes that stand for a sub-order in the closed set. */
export function leafOf(game: Pick<LotteryGame, "code">, issue: Pick<IssueRow, "numero">, subOrder: SubOrderRow): Uint8Array {
  return encodeBetLeaf({
    subOrderId: subOrder.id,
    gameCode: game.code,
    numero: issue.numero,
    playCode: subOrder.play_code,
    content: subOrder.content,
    count: subOrder.count,
    multiple: subOrder.multiple,
    amountUnits: subOrder.amount_units,
    odds: subOrder.odds,
    rebatePer2000: subOrder.rebate_per_2000,
  });
}
