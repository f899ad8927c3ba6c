import type { CallValue } from "@lantern/contract/call.ts";
import type { listBets as listBetsCall } from "@lantern/contract/records/list-bets.ts";
import { formatAmount } from "@lantern/money/amount.ts";
import type { SubOrderState } from "@lantern/rules/lottery/sub-order-states.ts";
import type { PlayedRound } from "../games/read-rounds.ts";
import { textIn } from "../games/viewer.ts";
import type { LotteryOrderView } from "../lottery/order-view.ts";
import type { GameShelf } from "./game-shelf.ts";

export type BetView = CallValue<typeof listBetsCall>["bets"][number];

const outcomeOfState: Readonly<Record<Exclude<SubOrderState, "paid" | "resettled">, string>> = {
  placed: "pending",
  locked: "pending",
  won: "won",
  lost: "lost",
  push: "push",
  cancelled_user: "cancelled",
  cancelled_win_stop: "cancelled",
  cancelled_exclusion: "cancelled",
  void_refunded: "refunded",
};

/** A lottery bet as a line of the betting record. */
export function betOfOrder(order: LotteryOrderView): BetView {
  const state = order.state as SubOrderState;
  const settledOutcome = order.hits > 0 ? "won" : Number(order.winAmount) > 0 ? "push" : "lost";
  return {
    id: order.orderDetailId,
    product: "lottery",
    at: order.placedAt,
    name: order.gameName,
    imageUrl: order.gameIconUrl,
    currency: order.currency,
    stake: order.amount,
    win: order.winAmount,
    outcome: state === "paid" || state === "resettled" ? settledOutcome : outcomeOfState[state],
    lottery: {
      orderId: order.orderMasterId,
      gameId: order.gameId,
      playId: order.playId,
      content: order.bettingContent,
      numero: order.numero,
      multiple: order.multiple,
      count: order.count,
      hits: order.hits,
      odds: order.odds,
      prizeMode: order.prizeMode,
      series: order.series,
      rebatePer2000: order.rebatePer2000,
      rebateAmount: order.rebateAmount,
      uncappedWinAmount: order.uncappedWinAmount,
      result: order.result,
      resultVersion: order.resultVersion,
      history: order.history,
      mayCancel: order.mayCancel,
    },
  };
}

/** A round of a vendor's game as a line of the betting record. */
export function betOfRound(round: PlayedRound, shelf: GameShelf): BetView {
  return {
    id: round.id,
    product: "game",
    at: round.startedAt.toISOString(),
    name: textIn(round.gameNames, shelf.languages),
    imageUrl: shelf.imageOf(round.nodeId),
    currency: round.currency,
    stake: formatAmount(round.stakeUnits, 2),
    win: formatAmount(round.winUnits, 2),
    outcome: outcomeOfRound(round),
    game: { vendor: round.vendorCode, vendorName: shelf.vendorName(round.vendorCode), roundId: round.roundId, nodeId: round.nodeId },
  };
}

/** pending, won, lost or refunded. */
export function outcomeOfRound({ state, winUnits }: PlayedRound): string {
  if (state === "cancelled") return "refunded";
  if (winUnits > 0n) return "won";
  return state === "open" ? "pending" : "lost";
}
