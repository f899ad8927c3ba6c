import type { BettingTerms, SlipLine } from "../slip/bet-line.ts";
import type { LotteryOrder } from "./own-hits.ts";

export type RepeatableOrder = Pick<
  LotteryOrder,
  "orderMasterId" | "playId" | "bettingContent" | "singleBetPrice" | "bettingApproach" | "multiple"
>;

export interface RepeatedBets {
  /** Ready for the slip, which prices and checks them anew. */
  readonly lines: readonly Omit<SlipLine, "id">[];
  /** Plays of the orders that are gone or not on sale now, each once. */
  readonly goneByPlay: readonly string[];
}

/**
 * The contents of orders again, each order once however many draws it covered; what they cost and pay is for the game's present terms to say.
 * @param series the prize level that the member bets at now; plays whose prices stand have none.
 */
export function repeatOrders(terms: BettingTerms, series: number, orders: readonly RepeatableOrder[]): RepeatedBets {
  const once = [...new Map(orders.map((order) => [order.orderMasterId, order])).values()];
  const onSale = (playId: string) => terms.family.playByCode(playId) !== undefined && terms.odds[playId] !== undefined;
  return {
    lines: once
      .filter(({ playId }) => onSale(playId))
      .map(({ playId, bettingContent, singleBetPrice, bettingApproach, multiple }) => ({
        playId,
        content: bettingContent,
        stake: {
          price: singleBetPrice,
          approach: bettingApproach === 2 || bettingApproach === 3 ? bettingApproach : 1,
          multiple,
          ...(terms.family.playByCode(playId)?.playType === "Tradition" ? { series } : {}),
        },
      })),
    goneByPlay: [...new Set(once.map(({ playId }) => playId).filter((playId) => !onSale(playId)))],
  };
}
