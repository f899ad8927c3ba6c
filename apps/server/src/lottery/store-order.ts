import type { CallValue } from "@lantern/contract/call.ts";
import type { placeOrder as placeOrderCall } from "@lantern/contract/lottery/place-order.ts";
import type { Transaction } from "@lantern/database/database.ts";
import { formatAmount } from "@lantern/money/amount.ts";
import { isTrial } from "@lantern/rules/accounts/member-types.ts";
import type { PrizeMode } from "@lantern/rules/games/constants.ts";
import type { AcceptedLine } from "@lantern/rules/lottery/order.ts";
import type { SessionContext } from "../platform/context.ts";
import { newId } from "../platform/id.ts";
import type { Movement } from "../wallet/movement.ts";
import type { AcceptedContent, OrderContent } from "./accept-content.ts";
import type { LotteryGame } from "./lottery-game.ts";
import type { IssueRow } from "./lottery-issue.ts";
import type { OrderRequest } from "./order-request.ts";
import { stakeKey } from "./sub-order.ts";

/** All that a call places, and what its key is answered from now on, in one round trip. */
const insertOrders = `
  with placed as (
    insert into lottery_orders (placed_at, merchant_id, member_id, trial, currency, prize_mode, id, game_id, play_code, content, count,
      price_units, approach, odds, win_amount_max_units, amount_units, win_stop, series, rebate_per_2000, member_win_max_units)
    select $1, $2, $3, $4, $5, $6, given.*
    from unnest($7::uuid[], $8::int[], $9::text[], $10::text[], $11::int[], $12::bigint[], $13::smallint[], $14::jsonb[], $15::bigint[],
      $16::bigint[], $17::bool[], $18::smallint[], $19::smallint[], $20::bigint[]) as given
  ), answered as (
    update lottery_order_requests set answer = $28::jsonb where member_id = $3 and idempotency_key = $29
  )
  insert into lottery_sub_orders (placed_at, member_id, state, id, order_id, issue_id, multiple, unit_stake_units, amount_units, funding)
  select $1, $3, 'placed', given.*
  from unnest($21::uuid[], $22::uuid[], $23::uuid[], $24::int[], $25::bigint[], $26::bigint[], $27::text[]) as given`;

export interface OrderToStore {
  readonly game: LotteryGame;
  readonly content: OrderContent;
  readonly accepted: AcceptedContent;
  readonly issues: ReadonlyMap<string, IssueRow>;
}

interface SubOrderToStore {
  readonly id: string;
  readonly issueId: string;
  readonly numero: string;
  readonly line: AcceptedLine;
  readonly funding: "debit" | "hold";
}

/** An accepted content as an order with its sub-orders, as it is to be written, and what it costs. */
export interface DraftedOrder {
  readonly id: string;
  readonly game: LotteryGame;
  readonly content: OrderContent;
  readonly accepted: AcceptedContent;
  readonly line: AcceptedLine;
  readonly subOrders: readonly SubOrderToStore[];
  readonly amountUnits: bigint;
  readonly answer: CallValue<typeof placeOrderCall>["orders"][number];
  /** The stakes to take, one a sub-order. */
  readonly movements: readonly Movement[];
}

/** Makes an order of an accepted content, and says which stakes are due. */
export function draftOrder(
  { session, clock }: SessionContext,
  { game, content, accepted, issues }: OrderToStore,
  placedAt: Date,
): DraftedOrder {
  const id = newId(clock);
  const line = accepted.entries[0]?.line;
  if (line === undefined) throw new Error("a content names at least one issue");
  const subOrders = accepted.entries.map((entry): SubOrderToStore => {
    const issue = issues.get(entry.numero);
    if (issue === undefined) throw new Error(`issue ${entry.numero} is not held`);
    return { id: newId(clock), issueId: issue.id, ...entry, funding: issue.state === "open" ? "debit" : "hold" };
  });
  const amountUnits = subOrders.reduce((sum, part) => sum + part.line.amountUnits, 0n);
  return {
    id,
    game,
    content,
    accepted,
    line,
    subOrders,
    amountUnits,
    answer: {
      orderNumber: id,
      gameId: game.id,
      playId: line.play.code,
      count: line.count,
      amount: formatAmount(amountUnits, 2),
      numeros: subOrders.map(({ numero }) => numero),
    },
    movements: subOrders.map((part): Movement => {
      const stake = {
        idempotencyKey: stakeKey(part.id),
        memberId: session.memberId,
        amountUnits: part.line.amountUnits,
        reason: "lottery_bet",
        subject: { type: "lottery_order", id },
        details: { game: game.code, numero: part.numero, play: part.line.play.code },
        occurredAt: placedAt,
      } as const;
      return part.funding === "debit" ? { ...stake, kind: "debit" } : { ...stake, kind: "hold", purpose: "stake" };
    }),
  };
}

export interface PlacedCall {
  readonly request: OrderRequest;
  readonly prizeMode: PrizeMode;
  readonly orders: readonly DraftedOrder[];
  readonly answer: CallValue<typeof placeOrderCall>;
}

/** Writes the orders of a call whose stakes are taken, and the answer to its key. */
export async function storeOrders(
  { session }: SessionContext,
  transaction: Transaction,
  { request, prizeMode, orders, answer }: PlacedCall,
): Promise<void> {
  const parts = orders.flatMap(({ id, subOrders }) => subOrders.map((part) => ({ ...part, orderId: id })));
  await transaction.query(insertOrders, [
    request.at,
    session.merchantId,
    session.memberId,
    isTrial(session.memberType),
    session.currency,
    prizeMode,
    orders.map(({ id }) => id),
    orders.map(({ game }) => game.id),
    orders.map(({ line }) => line.play.code),
    orders.map(({ line }) => line.content),
    orders.map(({ line }) => line.count),
    orders.map(({ accepted }) => accepted.priceUnits),
    orders.map(({ content }) => content.bettingApproach),
    orders.map(({ line }) => line.odds),
    orders.map(({ accepted }) => accepted.winAmountMaxUnits),
    orders.map(({ amountUnits }) => amountUnits),
    orders.map(({ content }) => content.winStop),
    orders.map(({ line }) => line.series ?? null),
    orders.map(({ line }) => line.rebatePer2000),
    orders.map(({ game }) => game.limits[session.currency]?.memberWinMaxUnits ?? null),
    parts.map(({ id }) => id),
    parts.map(({ orderId }) => orderId),
    parts.map(({ issueId }) => issueId),
    parts.map(({ line }) => line.multiple),
    parts.map(({ line }) => line.unitStakeUnits),
    parts.map(({ line }) => line.amountUnits),
    parts.map(({ funding }) => funding),
    JSON.stringify(answer),
    request.idempotencyKey,
  ]);
}
