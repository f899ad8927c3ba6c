import type { CallValue } from "@lantern/contract/call.ts";
import type { placeOrder as placeOrderCall } from "@lantern/contract/lottery/place-order.ts";
import type { Transaction } from "@lantern/database/database.ts";
import { formatAmount } from "@lantern/money/amount.ts";
import { isTrial } from "@lantern/rules/accounts/member-types.ts";
import type { SessionContext } from "../platform/context.ts";
import { newId } from "../platform/id.ts";
import type { Movement } from "../wallet/movement.ts";
import type { AcceptedContent, OrderContent } from "./accept-content.ts";
import type { LotteryGame } from "./lottery-game.ts";
import type { IssueRow } from "./lottery-issue.ts";
import { stakeKey } from "./sub-order.ts";

const insertOrder = `
  insert into lottery_orders (id, placed_at, merchant_id, member_id, trial, game_id, play_code, content, count, price_units,
    approach, odds, win_amount_max_units, currency, amount_units, win_stop,
    prize_mode, series, rebate_per_2000, member_win_max_units)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::jsonb, $13, $14, $15, $16, $17, $18, $19, $20)`;

const insertSubOrders = `
  insert into lottery_sub_orders (id, placed_at, order_id, member_id, issue_id, multiple, unit_stake_units, amount_units, funding, state)
  select part.id, $1, $2, $3, part.issue_id, part.multiple, part.unit_stake_units, part.amount_units, part.funding, 'placed'
  from unnest($4::uuid[], $5::uuid[], $6::int[], $7::bigint[], $8::bigint[], $9::text[])
    as part(id, issue_id, multiple, unit_stake_units, amount_units, funding)`;

export interface OrderToStore {
  readonly game: LotteryGame;
  readonly content: OrderContent;
  readonly accepted: AcceptedContent;
  readonly issues: ReadonlyMap<string, IssueRow>;
}

export interface StoredOrder {
  readonly answer: CallValue<typeof placeOrderCall>["orders"][number];
  readonly amountUnits: bigint;
  /** The stakes to take, one a sub-order. */
  readonly movements: readonly Movement[];
}

/** Writes an accepted content as an order with its sub-orders, and says which stakes are due. */
export async function storeOrder(
  context: SessionContext,
  transaction: Transaction,
  { game, content, accepted, issues }: OrderToStore,
): Promise<StoredOrder> {
  const { session, clock } = context;
  const placedAt = clock.now();
  const orderId = newId(clock);
  const [first] = accepted.entries;
  if (first === undefined) throw new Error("a content names at least one issue");
  const parts = accepted.entries.map(({ numero, line }) => {
    const issue = issues.get(numero);
    if (issue === undefined) throw new Error(`issue ${numero} is not held`);
    return { id: newId(clock), numero, line, issue, funding: issue.state === "open" ? ("debit" as const) : ("hold" as const) };
  });
  const amountUnits = parts.reduce((sum, { line }) => sum + line.amountUnits, 0n);

  await transaction.query(insertOrder, [
    orderId,
    placedAt,
    session.merchantId,
    session.memberId,
    isTrial(session.memberType),
    game.id,
    first.line.play.code,
    first.line.content,
    first.line.count,
    accepted.priceUnits,
    content.bettingApproach,
    JSON.stringify(first.line.odds),
    accepted.winAmountMaxUnits,
    session.currency,
    amountUnits,
    content.winStop,
    accepted.prizeMode,
    first.line.series ?? null,
    first.line.rebatePer2000,
    game.limits[session.currency]?.memberWinMaxUnits ?? null,
  ]);
  await transaction.query(insertSubOrders, [
    placedAt,
    orderId,
    session.memberId,
    parts.map(({ id }) => id),
    parts.map(({ issue }) => issue.id),
    parts.map(({ line }) => line.multiple),
    parts.map(({ line }) => line.unitStakeUnits),
    parts.map(({ line }) => line.amountUnits),
    parts.map(({ funding }) => funding),
  ]);
  return {
    answer: {
      orderNumber: orderId,
      gameId: game.id,
      playId: first.line.play.code,
      count: first.line.count,
      amount: formatAmount(amountUnits, 2),
      numeros: parts.map(({ numero }) => numero),
    },
    amountUnits,
    movements: parts.map(({ id, numero, line, funding }): Movement => {
      const stake = {
        idempotencyKey: stakeKey(id),
        memberId: session.memberId,
        amountUnits: line.amountUnits,
        reason: "lottery_bet",
        subject: { type: "lottery_order", id: orderId },
        details: { game: game.code, numero, play: line.play.code },
        occurredAt: placedAt,
      } as const;
      return funding === "debit" ? { ...stake, kind: "debit" } : { ...stake, kind: "hold", purpose: "stake" };
    }),
  };
}
