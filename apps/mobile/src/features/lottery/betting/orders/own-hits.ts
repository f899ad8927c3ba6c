import type { CallValue } from "@lantern/contract/call.ts";
import type { listOrders } from "@lantern/contract/lottery/list-orders.ts";
import { parseContent, type Selection } from "@lantern/rules/lottery/content.ts";
import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import type { DrawResult } from "@lantern/rules/lottery/result-shape.ts";
import { lotsThatWon, picksThatWon, type WinningLots } from "@lantern/rules/lottery/trends/lots-that-won.ts";

export type LotteryOrder = CallValue<typeof listOrders>["content"][number];

export type JudgedBet = Pick<LotteryOrder, "playId" | "bettingContent" | "numero" | "state">;

/** The lots of a draw that the member's own bets on it hit; nothing of bets that came back undrawn. */
export function ownLotsOf(family: LotteryFamily, orders: readonly JudgedBet[], numero: string, result: DrawResult): WinningLots {
  const hits = new Map<string, Set<number>>();
  for (const order of orders) {
    if (order.numero !== numero || cameBack(order.state)) continue;
    const bet = selectionOf(family, order);
    if (bet === undefined) continue;
    for (const [prize, places] of Object.entries(lotsThatWon(family, bet.play, bet.selection, result))) {
      hits.set(prize, new Set([...(hits.get(prize) ?? []), ...places]));
    }
  }
  return Object.fromEntries([...hits].map(([prize, places]) => [prize, [...places].toSorted((left, right) => left - right)]));
}

/** How many lots were hit. */
export function hitCount(lots: WinningLots): number {
  return Object.values(lots).reduce((sum, places) => sum + places.length, 0);
}

/** The picks of a bet that its draw hit; none while it is not drawn. */
export function ownPicksOf(family: LotteryFamily, order: JudgedBet & { readonly result: DrawResult | null }): Selection {
  const bet = selectionOf(family, order);
  if (bet === undefined || order.result === null || cameBack(order.state)) return [];
  return picksThatWon(bet.play, bet.selection, order.result);
}

function selectionOf(family: LotteryFamily, { playId, bettingContent }: JudgedBet) {
  const play = family.playByCode(playId);
  const parsed = play === undefined ? undefined : parseContent(play.content, bettingContent);
  return play === undefined || parsed?.ok !== true ? undefined : { play, selection: parsed.selection };
}

/** Whether a bet's stake went back before its draw was judged. */
export function cameBack(state: string): boolean {
  return state.startsWith("cancelled") || state === "void_refunded";
}
