/** Records reach back this far where a query says nothing. */
const periodDefaultMs = 90 * 24 * 60 * 60 * 1000;

/** The time a query asks for: from (inclusive) to (exclusive). What is being booked at this very moment belongs to it. */
export function periodOf(
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
): { from: Date; to: Date } {
  const end = to === undefined ? new Date(now.getTime() + 60_000) : new Date(to);
  return { from: from === undefined ? new Date(end.getTime() - periodDefaultMs) : new Date(from), to: end };
}
