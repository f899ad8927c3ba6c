import type { Transaction } from "@lantern/database/database.ts";
import type { Scope } from "../platform/context.ts";
import { recordEvents } from "../platform/event.ts";
import { isRefusal } from "../platform/refusal.ts";
import { postBatch } from "../wallet/post.ts";
import { keepSettlements, rebateTakeBacksOf, takeBackOf } from "./earlier-settlements.ts";
import { giveBackOf } from "./give-back-sub-orders.ts";
import { readGame, type LotteryGame } from "./lottery-game.ts";
import { lockIssueRow, type IssueRow } from "./lottery-issue.ts";
import { settlementBatchSize, type BatchPlace } from "./settle-issue.ts";
import { beforeAllIds, settledColumns, subOrderColumns, subOrderSource, type SettledSubOrderRow } from "./sub-order.ts";

/** Locked too: a chase that stops at another issue's win gives back what is placed here. */
const selectBatch = `
  select ${subOrderColumns}, ${settledColumns} from ${subOrderSource}
  where sub_order.issue_id = $1 and sub_order.id > $2 and sub_order.state in ('placed', 'locked', 'won', 'lost', 'push', 'paid')
  order by sub_order.id limit $3 for update of sub_order`;

const storeRefunded = `
  update lottery_sub_orders
  set state = 'void_refunded', hits = 0, win_units = 0, push_units = 0, rebate_units = 0, rebate_version = null, uncapped_win_units = null,
    settled_at = $2
  where id = any($1) and issue_id = $3`;

const closeRefund = "update lottery_issues set settled_at = $2 where id = $1 and state = 'void'";

/** Of each member what came back to him. */
const selectRefunded = `
  select sub_order.member_id, parent.currency, sum(sub_order.amount_units)::bigint as amount_units from ${subOrderSource}
  where sub_order.issue_id = $1 and sub_order.state = 'void_refunded'
  group by sub_order.member_id, parent.currency order by sub_order.member_id`;

/**
 * Gives every stake of a void issue back, once, batch after batch. Where its settlement had begun, what that paid is taken back first. When
 * no stake is left its members are told. A crash between batches is taken up by the next run.
 */
export async function refundIssue(scope: Scope, issueId: string, { batchSize = settlementBatchSize } = {}): Promise<void> {
  let refundedUpTo: string | undefined = beforeAllIds;
  while (refundedUpTo !== undefined) refundedUpTo = await refundBatch(scope, { issueId, after: refundedUpTo, batchSize });
}

async function refundBatch(scope: Scope, { issueId, after, batchSize }: BatchPlace): Promise<string | undefined> {
  return scope.database.tx(async (transaction) => {
    const issue = await lockIssueRow(transaction, issueId);
    if (issue.state !== "void" || issue.settled_at !== null) return undefined;
    const game = await readGame(transaction, issue.game_id);
    const batch = await transaction.query<SettledSubOrderRow>(selectBatch, [issueId, after, batchSize]);
    if (batch.length > 0) await refundSubOrders(scope, transaction, { game, issue, batch });
    if (batch.length === batchSize) return batch.at(-1)?.id;
    await transaction.query(closeRefund, [issueId, scope.clock.now()]);
    await tellMembers(transaction, game, issue);
    return undefined;
  });
}

async function refundSubOrders(
  scope: Scope,
  transaction: Transaction,
  { game, issue, batch }: { readonly game: LotteryGame; readonly issue: IssueRow; readonly batch: readonly SettledSubOrderRow[] },
): Promise<void> {
  const at = scope.clock.now();
  const about = { gameCode: game.code, numero: issue.numero, at };
  const movements = batch.flatMap((subOrder) => [
    ...(subOrder.win_units + subOrder.push_units > 0n ? [takeBackOf(subOrder, about)] : []),
    ...rebateTakeBacksOf(subOrder, about),
    giveBackOf(subOrder, game.code, at),
  ]);
  const outcomes = await postBatch(transaction, movements);
  for (const [place, outcome] of outcomes.entries()) {
    if (isRefusal(outcome)) throw new Error(`a stake could not be given back: ${movements[place]?.idempotencyKey} ${outcome.refused}`);
  }
  await keepSettlements(transaction, { subOrders: batch.filter(({ settled_at }) => settled_at !== null), replacedBy: null });
  await transaction.query(storeRefunded, [batch.map(({ id }) => id), at, issue.id]);
  const memberIds = [...new Set(batch.map(({ member_id }) => member_id))];
  await recordEvents(
    transaction,
    memberIds.map((memberId) => ({
      topic: "lottery.order_settled",
      merchantId: game.merchantId,
      memberId,
      payload: { gameId: game.id, numero: issue.numero },
    })),
  );
}

async function tellMembers(transaction: Transaction, game: LotteryGame, issue: IssueRow): Promise<void> {
  const refunded = await transaction.query<{ member_id: string; currency: string; amount_units: bigint }>(selectRefunded, [issue.id]);
  await recordEvents(
    transaction,
    refunded.map(({ member_id: memberId, currency, amount_units }) => ({
      topic: "lottery.bets_refunded",
      merchantId: game.merchantId,
      memberId,
      payload: {
        gameNames: JSON.stringify(game.names),
        numero: issue.numero,
        why: issue.void_reason ?? "operators",
        amountUnits: amount_units.toString(),
        currency,
      },
    })),
  );
}
