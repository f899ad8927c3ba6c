import type { CallValue } from "@lantern/contract/call.ts";
import type { listOrders } from "@lantern/contract/lottery/list-orders.ts";
import { formatAmount, parseAmount } from "@lantern/money/amount.ts";

export type OrderSeen = Pick<CallValue<typeof listOrders>["content"][number], "orderDetailId" | "numero" | "state" | "winAmount">;

/** What came of a draw's bets, told once. */
export interface SettledNotice {
  readonly numero: string;
  readonly outcome: "won" | "lost" | "back";
  /** What came onto the balance, a decimal text. */
  readonly amount: string;
}

/** Whether a bet still waits for its draw. */
export function isRunning(state: string): boolean {
  return state === "placed" || state === "locked" || state === "won" || state === "push";
}

/** The news between two looks at the bets: of the newest draw whose bets were running before and are settled now, what they paid together. */
export function settledNotice(runningBefore: ReadonlySet<string>, orders: readonly OrderSeen[]): SettledNotice | undefined {
  const settled = orders.filter(({ orderDetailId, state }) => runningBefore.has(orderDetailId) && !isRunning(state) && state !== "cancelled_user");
  const numero = settled.map((order) => order.numero).toSorted().at(-1);
  if (numero === undefined) return undefined;
  const ofDraw = settled.filter((order) => order.numero === numero);
  const units = ofDraw.reduce((sum, { winAmount }) => {
    const read = parseAmount(winAmount, { decimalsMax: 4 });
    return read.ok ? sum + read.amountUnits : sum;
  }, 0n);
  if (units === 0n) return { numero, outcome: ofDraw.some(({ state }) => state === "lost") ? "lost" : "back", amount: "0" };
  return { numero, outcome: "won", amount: formatAmount(units, 2) };
}
