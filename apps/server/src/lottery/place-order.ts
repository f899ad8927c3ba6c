import type { CallRefusal, CallValue } from "@lantern/contract/call.ts";
import type { placeOrder as placeOrderCall } from "@lantern/contract/lottery/place-order.ts";
import type { Transaction } from "@lantern/database/database.ts";
import type { PrizeMode } from "@lantern/rules/games/constants.ts";
import { formatAmount } from "@lantern/money/amount.ts";
import { formatBalanceText } from "@lantern/money/display.ts";
import type { CallInput } from "../http/answer.ts";
import type { SessionContext } from "../platform/context.ts";
import { isRefusal, refuse, type Refusal } from "../platform/refusal.ts";
import { transactUnlessRefused } from "../platform/refused-transaction.ts";
import { postBatch } from "../wallet/post.ts";
import { acceptContent, type OrderContent } from "./accept-content.ts";
import { changedTotal } from "./agreed-terms.ts";
import { countBets } from "./exposure/count-bets.ts";
import { findGame, type LotteryGame } from "./lottery-game.ts";
import { claimOrderRequest } from "./order-request.ts";
import { holdSaleIssues } from "./sale-issues.ts";
import { draftOrder, storeOrders, type DraftedOrder, type OrderToStore } from "./store-order.ts";

type PlacedOrders = CallValue<typeof placeOrderCall>;
type OrderRefusal = Refusal<CallRefusal<typeof placeOrderCall> | "request.idempotency_conflict">;

/**
 * Places bets (specification 7.16; the body is the South-East Asian form: contents, each with its numeros). All contents
 * are accepted or none. The stake of the issue on sale is debited at once, those of issues to come are held until they
 * lock. The same idempotency key answers the same orders again.
 */
export async function placeOrder(
  context: SessionContext,
  { body }: CallInput<typeof placeOrderCall>,
): Promise<PlacedOrders | OrderRefusal> {
  const { database, session, clock, idempotencyKey } = context;
  if (idempotencyKey === undefined) throw new Error("the contract asks for an idempotency key");
  return transactUnlessRefused<PlacedOrders | OrderRefusal>(database, async (transaction) => {
    const request = { memberId: session.memberId, idempotencyKey, body, at: clock.now() };
    const claim = await claimOrderRequest(transaction, request);
    if (isRefusal(claim)) return claim;
    if (claim !== "new") return claim.answer as PlacedOrders;

    const taken: OrderToStore[] = [];
    for (const [place, content] of body.contents.entries()) {
      const order = await takeContent(context, transaction, content, body.prizeMode);
      if (isRefusal(order)) return { ...order, value: { ...order.value, content: place } };
      taken.push(order);
    }
    const changed = changedTotal(body, taken);
    if (changed !== undefined) return changed;
    const counted = await countBets(context, transaction, taken);
    if (isRefusal(counted)) return counted;
    const orders = counted.map((order) => draftOrder(context, order, request.at));
    const answer = await payOrders(transaction, context, orders);
    if (!isRefusal(answer)) await storeOrders(context, transaction, { request, prizeMode: body.prizeMode, orders, answer });
    return answer;
  });
}

async function takeContent(
  context: SessionContext,
  transaction: Transaction,
  content: OrderContent,
  prizeMode: PrizeMode,
): Promise<OrderToStore | OrderRefusal> {
  const { session, merchant } = context;
  const game: LotteryGame | undefined = await findGame(transaction, merchant.id, content.gameId);
  if (game === undefined) return refuse("lottery.game_unknown");
  const accepted = acceptContent(game, content, { currency: session.currency, prizeMode });
  if (isRefusal(accepted)) return accepted;
  const issues = await holdSaleIssues(context, transaction, game, content.numero);
  if (isRefusal(issues)) return issues;
  return { game, content, accepted, issues };
}

/** Takes the stakes, in the order in which they were asked for; one that is refused refuses the whole call. */
async function payOrders(
  transaction: Transaction,
  { session }: SessionContext,
  orders: readonly DraftedOrder[],
): Promise<PlacedOrders | OrderRefusal> {
  const outcomes = await postBatch(
    transaction,
    orders.flatMap(({ movements }) => movements),
  );
  let balanceUnits = 0n;
  for (const outcome of outcomes) {
    if (isRefusal(outcome)) return outcome as OrderRefusal;
    balanceUnits = outcome.balanceUnits;
  }
  return {
    orders: orders.map(({ answer }) => answer),
    totalBettingAmount: formatAmount(
      orders.reduce((sum, { amountUnits }) => sum + amountUnits, 0n),
      2,
    ),
    currency: session.currency,
    balance: formatBalanceText(balanceUnits),
  };
}
