import type { CallValue } from "@lantern/contract/call.ts";
import type { listOrders } from "@lantern/contract/lottery/list-orders.ts";
import { formatAmount, parseAmount } from "@lantern/money/amount.ts";

export type OrderSeen = Pick<
  CallValue<typeof listOrders>["content"][number],
  "orderDetailId" | "numero" | "state" | "amount" | "winAmount"
>;

/** What came of a draw's bets, told once. */
export interface SettledNotice {
  readonly numero: string;
  /** `part`: less came back than was staked, which is no win to cheer at. `back`: given back undrawn. */
  readonly outcome: "won" | "part" | "lost" | "back";
  /** What came onto the balance, a decimal text. */
  readonly amount: string;
  /** What these bets had cost. */
  readonly stake: string;
}

/** Whether a bet still waits for its draw. */
export function isRunning(state: string): boolean {
  return state === "placed" || state === "locked" || state === "won" || state === "push";
}

/** Bets that a draw decided; the others came back undrawn. */
const judged: ReadonlySet<string> = new Set(["lost", "paid", "resettled"]);

/**
 * The news between two looks at the bets that ran before: of the newest draw that decided some of them, what they paid together; where
 * none was decided, what came back. What the player cancelled himself is none.
 */
export function settledNotice(runningBefore: ReadonlySet<string>, orders: readonly OrderSeen[]): SettledNotice | undefined {
  const settled = orders.filter(
    ({ orderDetailId, state }) => runningBefore.has(orderDetailId) && !isRunning(state) && state !== "cancelled_user",
  );
  const decided = settled.filter(({ state }) => judged.has(state));
  const told = decided.length > 0 ? decided : settled;
  const numero = told
    .map((order) => order.numero)
    .toSorted()
    .at(-1);
  if (numero === undefined) return undefined;
  const ofDraw = told.filter((order) => order.numero === numero);
  const stakeUnits = sumOf(ofDraw.map(({ amount }) => amount));
  const stake = formatAmount(stakeUnits, 2);
  if (decided.length === 0) return { numero, outcome: "back", amount: stake, stake };
  const paidUnits = sumOf(ofDraw.map(({ winAmount }) => winAmount));
  return {
    numero,
    outcome: paidUnits === 0n ? "lost" : paidUnits > stakeUnits ? "won" : "part",
    amount: formatAmount(paidUnits, 2),
    stake,
  };
}

function sumOf(amounts: readonly string[]): bigint {
  return amounts.reduce((sum, amount) => {
    const read = parseAmount(amount, { decimalsMax: 4 });
    return read.ok ? sum + read.amountUnits : sum;
  }, 0n);
}
