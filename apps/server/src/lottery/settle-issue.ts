import type { Transaction } from "@lantern/database/database.ts";
import { amountUnitsMax } from "@lantern/money/amount.ts";
import { parseContent } from "@lantern/rules/lottery/content.ts";
import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import type { DrawResult } from "@lantern/rules/lottery/result-shape.ts";
import { settleLine, type Settlement } from "@lantern/rules/lottery/settle.ts";
import type { Scope } from "../platform/context.ts";
import { recordEvents } from "../platform/event.ts";
import { isRefusal } from "../platform/refusal.ts";
import type { Movement } from "../wallet/movement.ts";
import { postBatch } from "../wallet/post.ts";
import { capWins } from "./exposure/cap-wins.ts";
import { giveBackSubOrders } from "./give-back-sub-orders.ts";
import { familyOfIssue, readGame, type LotteryGame } from "./lottery-game.ts";
import { lockIssueRow, type IssueRow } from "./lottery-issue.ts";
import { rebateCreditOf, rebateOf } from "./rebate.ts";
import { holdStopped } from "./stop-after-wins.ts";
import { beforeAllIds, subOrderColumns, subOrderSource, winKeyOf, type SubOrderRow } from "./sub-order.ts";

/** Sub-orders that settle in one transaction: small enough to keep locks short, large enough to spare round trips. */
export const settlementBatchSize = 1_000;

const selectBatch = `
  select ${subOrderColumns} from ${subOrderSource}
  where sub_order.issue_id = $1 and sub_order.id > $2 and sub_order.state = 'locked' order by sub_order.id limit $3`;

/** The issue and the first and last id of the batch say nothing new of its lines, but are their place in an index: else the whole month is read. */
const storeOutcomes = `
  update lottery_sub_orders sub_order
  set state = outcome.state, hits = outcome.hits, win_units = outcome.win_units, push_units = outcome.push_units,
      rebate_units = outcome.rebate_units, rebate_version = case when outcome.rebate_units > 0 then $6::integer end,
      uncapped_win_units = outcome.uncapped, result_version = $6, settled_at = $7
  from unnest($1::uuid[], $2::text[], $3::numeric[], $4::bigint[], $5::bigint[], $13::bigint[], $14::bigint[])
    as outcome(id, state, hits, win_units, push_units, rebate_units, uncapped)
  where sub_order.id = outcome.id and sub_order.state = 'locked' and sub_order.placed_at >= $8 and sub_order.placed_at <= $9
    and sub_order.issue_id = $10 and sub_order.id >= $11 and sub_order.id <= $12`;

const closeIssue = `update lottery_issues set state = 'settled', settled_at = $2 where id = $1 and state = 'drawn'`;

/** Settles a drawn issue, batch after batch, and closes it when no bet is left. A crash between batches is taken up by the next run. */
export async function settleIssue(scope: Scope, issueId: string, { batchSize = settlementBatchSize } = {}): Promise<void> {
  let settledUpTo: string | undefined = beforeAllIds;
  while (settledUpTo !== undefined) settledUpTo = await settleBatch(scope, { issueId, after: settledUpTo, batchSize });
}

/** Where a run through an issue's bets stands. */
export interface BatchPlace {
  readonly issueId: string;
  readonly after: string;
  readonly batchSize: number;
}

/** Answers the last id of the batch, or undefined when the issue is settled. */
async function settleBatch(scope: Scope, { issueId, after, batchSize }: BatchPlace): Promise<string | undefined> {
  return scope.database.tx(async (transaction) => {
    const issue = await lockIssueRow(transaction, issueId);
    if (issue.state !== "drawn") return undefined;
    const game = await readGame(transaction, issue.game_id);
    const batch = await transaction.query<SubOrderRow>(selectBatch, [issueId, after, batchSize]);
    if (batch.length > 0) await settleSubOrders(scope, transaction, { game, issue, batch });
    if (batch.length === batchSize) return batch.at(-1)?.id;
    await transaction.query(closeIssue, [issueId, scope.clock.now()]);
    return undefined;
  });
}

interface BatchToSettle {
  readonly game: LotteryGame;
  readonly issue: IssueRow;
  readonly batch: readonly SubOrderRow[];
}

async function settleSubOrders(scope: Scope, transaction: Transaction, { game, issue, batch }: BatchToSettle): Promise<void> {
  const family = familyOfIssue(game, issue);
  const result = resultOf(family, issue);
  const judged = batch.map((subOrder) => ({ subOrder, settlement: settleSubOrder(family, subOrder, result) }));
  const settled = await capWins(transaction, issue, judged);
  const stopped = await holdStopped(transaction, settled);
  await payOut(transaction, { game, issue, at: scope.clock.now() }, settled);
  const times = batch.map(({ placed_at }) => placed_at.getTime());
  await transaction.query(storeOutcomes, [
    settled.map(({ subOrder }) => subOrder.id),
    settled.map(({ settlement }) => (payoutOf(settlement) > 0n ? "paid" : settlement.outcome)),
    settled.map(({ settlement }) => String(settlement.hits)),
    settled.map(({ settlement }) => settlement.winUnits),
    settled.map(({ settlement }) => settlement.pushUnits),
    issue.result_version,
    scope.clock.now(),
    new Date(Math.min(...times)),
    new Date(Math.max(...times) + 1),
    issue.id,
    batch[0]?.id,
    batch.at(-1)?.id,
    settled.map(({ subOrder, settlement }) => rebateOf(subOrder, settlement)),
    settled.map((one) => uncappedOf(family, one, result)),
  ]);
  await giveBackSubOrders(scope, transaction, { gameCode: game.code, subOrders: stopped, state: "cancelled_win_stop" });
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

export interface Settled {
  readonly subOrder: SubOrderRow;
  readonly settlement: Settlement;
}

export const payoutOf = ({ winUnits, pushUnits }: Settlement): bigint => winUnits + pushUnits;

/** @throws RangeError where an accepted content cannot be read any more: the rules have broken with the past. */
export function settleSubOrder(family: LotteryFamily, subOrder: SubOrderRow, result: DrawResult): Settlement {
  const play = family.playByCode(subOrder.play_code);
  const parsed = play === undefined ? undefined : parseContent(play.content, subOrder.content);
  if (play === undefined || parsed?.ok !== true)
    throw new RangeError(`sub-order ${subOrder.id} holds a bet that ${family.code} no longer knows`);
  return settleLine({
    play,
    selection: parsed.selection,
    unitStakeUnits: subOrder.unit_stake_units,
    odds: subOrder.odds,
    result,
    winAmountMaxUnits: subOrder.win_amount_max_units,
  });
}

/** What a capped bet would have won without its caps, units; null where none cut it. */
export function uncappedOf(family: LotteryFamily, { subOrder, settlement }: Settled, result: DrawResult): bigint | null {
  if (!settlement.capped) return null;
  return settleSubOrder(family, { ...subOrder, win_amount_max_units: amountUnitsMax }, result).winUnits;
}

export function resultOf(family: LotteryFamily, issue: IssueRow): DrawResult {
  const parsed = family.parseResult(issue.result_text ?? "");
  if (!parsed.ok) throw new RangeError(`the stored result of ${family.code} ${issue.numero} is none: ${parsed.reason}`);
  return parsed.result;
}

/** What a settlement pays, beside the rebate, under the key of its bet and result version. */
export function creditOf(
  { game, issue, at }: { readonly game: LotteryGame; readonly issue: IssueRow; readonly at: Date },
  { subOrder, settlement }: Settled,
): Movement {
  return {
    kind: "credit",
    idempotencyKey: winKeyOf(subOrder.id, issue.result_version),
    memberId: subOrder.member_id,
    amountUnits: payoutOf(settlement),
    reason: settlement.winUnits > 0n ? "lottery_win" : "lottery_refund",
    subject: { type: "lottery_order", id: subOrder.order_id },
    details: { game: game.code, numero: issue.numero, play: subOrder.play_code },
    occurredAt: at,
  };
}

async function payOut(
  transaction: Transaction,
  { game, issue, at }: Pick<BatchToSettle, "game" | "issue"> & { readonly at: Date },
  settled: readonly Settled[],
): Promise<void> {
  const about = { gameCode: game.code, numero: issue.numero, at };
  const credits = settled.flatMap((one) => {
    const rebate = { amountUnits: rebateOf(one.subOrder, one.settlement), version: issue.result_version };
    return [
      ...(payoutOf(one.settlement) > 0n ? [creditOf({ game, issue, at }, one)] : []),
      ...(rebate.amountUnits > 0n ? [rebateCreditOf(one.subOrder, rebate, about)] : []),
    ];
  });
  const outcomes = credits.length === 0 ? [] : await postBatch(transaction, credits);
  for (const [place, outcome] of outcomes.entries()) {
    if (isRefusal(outcome)) throw new Error(`a win or a rebate was refused: ${credits[place]?.idempotencyKey} ${outcome.refused}`);
  }
}
