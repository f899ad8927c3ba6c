import type { CallRefusal } from "@lantern/contract/call.ts";
import type { placeOrder as placeOrderCall } from "@lantern/contract/lottery/place-order.ts";
import type { Transaction } from "@lantern/database/database.ts";
import { countsBets } from "@lantern/rules/lottery/exposure/issue-limits.ts";
import { fullPercent } from "@lantern/rules/lottery/exposure/number-limits.ts";
import { payoutsOf } from "@lantern/rules/lottery/exposure/payouts.ts";
import type { SessionContext } from "../../platform/context.ts";
import { recordEvents } from "../../platform/event.ts";
import { isRefusal, type Refusal } from "../../platform/refusal.ts";
import { readGame, type LotteryGame } from "../lottery-game.ts";
import type { OrderToStore } from "../store-order.ts";
import { issueSubject, memberSubject, numberSubject } from "./counted-bets.ts";
import { addToSums, holdIssueSums, readSums } from "./issue-sums.ts";
import { orderLimitFault } from "./order-limit.ts";
import { pricedOrder, type RunningSums } from "./priced-order.ts";

export type CountRefusal = Refusal<CallRefusal<typeof placeOrderCall>>;

/**
 * Holds the bets of one call against the limits of their games, issue by issue, and against closed and lowered numbers; answers them at
 * the odds that they are taken at. Nothing is read or written for a game that limits neither numbers nor issues. The sums of the issues
 * stay locked until the transaction ends, and are taken before any money: whoever holds money waits for no sum.
 */
export async function countBets(
  { session }: SessionContext,
  transaction: Transaction,
  accepted: readonly OrderToStore[],
): Promise<readonly OrderToStore[] | CountRefusal> {
  const { currency, memberId } = session;
  const orders = await withLimitsOfIssues(transaction, accepted);
  const orderFault = orderLimitFault(orders, currency);
  if (orderFault !== undefined) return orderFault;
  const limited = orders.some(
    ({ game, content }) =>
      game.numberLimits.length > 0 || isCounted(game, currency) || (content.oddsPercent ?? fullPercent) !== fullPercent,
  );
  if (!limited) return orders;

  const running = await holdSums(transaction, orders, { currency, memberId });
  const priced: OrderToStore[] = [];
  for (const [place, order] of orders.entries()) {
    const one = pricedOrder(order, { currency, memberId, running });
    if (isRefusal(one)) return { ...one, value: { ...one.value, content: place } };
    priced.push(one);
  }
  await addToSums(transaction, currency, running.added);
  await recordEvents(
    transaction,
    [...running.changedGames].map(([gameId, merchantId]) => ({ topic: "lottery.numbers_changed", merchantId, payload: { gameId } })),
  );
  return priced;
}

const isCounted = (game: LotteryGame, currency: string): boolean => countsBets(game.limits[currency] ?? {});

/** A game whose limits were changed after this transaction had read it is read again: its issues, held since, cannot change any more. */
async function withLimitsOfIssues(transaction: Transaction, orders: readonly OrderToStore[]): Promise<readonly OrderToStore[]> {
  const stale = orders.filter(({ game, issues }) => [...issues.values()].some((issue) => issue.limits_version > game.limitsVersion));
  if (stale.length === 0) return orders;
  const fresh = new Map<number, LotteryGame>();
  for (const id of new Set(stale.map(({ game }) => game.id))) fresh.set(id, await readGame(transaction, id));
  return orders.map((order) => ({ ...order, game: fresh.get(order.game.id) ?? order.game }));
}

async function holdSums(
  transaction: Transaction,
  orders: readonly OrderToStore[],
  { currency, memberId }: { readonly currency: string; readonly memberId: string },
): Promise<RunningSums> {
  const counted = orders.filter(({ game }) => isCounted(game, currency));
  const issues = new Map(
    counted.flatMap(({ game, issues: held }) => [...held.values()].map(({ id, options }) => [id, { id, options, game }] as const)),
  );
  if (issues.size === 0) return { sums: new Map(), added: new Map(), changedGames: new Map() };
  await holdIssueSums(transaction, [...issues.values()], currency);
  const subjects = new Set([issueSubject, memberSubject(memberId)]);
  for (const { accepted } of counted) {
    for (const { line } of accepted.entries) {
      const payouts = payoutsOf({ ...line, winAmountMaxUnits: accepted.winAmountMaxUnits });
      for (const number of payouts.keys()) subjects.add(numberSubject(line.play.code, number));
    }
  }
  const sums = await readSums(transaction, [...issues.keys()], currency, [...subjects]);
  return { sums, added: new Map([...issues.keys()].map((id) => [id, new Map()])), changedGames: new Map() };
}
