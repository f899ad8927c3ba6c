/** The part of an order's number that people say and write down: the last eight of its signs, in capitals. */
export function orderNumberOf(orderMasterId: string): string {
  return orderMasterId.replaceAll("-", "").slice(-8).toUpperCase();
}
