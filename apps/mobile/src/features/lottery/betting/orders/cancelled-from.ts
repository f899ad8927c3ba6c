import type { LotteryOrder } from "./own-hits.ts";

type CancelledOrder = Pick<LotteryOrder, "state" | "mayCancel">;

/**
 * The draws of an order that are taken back together with one of them: a chase is cancelled from its end, so all that come after it go too.
 * Empty where the draw itself can no longer be cancelled.
 * @param orders the draws of one order, in drawing order.
 */
export function cancelledFrom<Order extends CancelledOrder>(orders: readonly Order[], place: number): readonly Order[] {
  // The platform says of the last draw that is still placed alone whether it may go.
  if (orders[place]?.state !== "placed" || orders.findLast(({ state }) => state === "placed")?.mayCancel !== true) return [];
  return orders.slice(place).filter(({ state }) => state === "placed");
}
