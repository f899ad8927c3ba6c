import type { Transaction } from "@lantern/database/database.ts";
import type { Settlement } from "@lantern/rules/lottery/settle.ts";
import type { Scope } from "../platform/context.ts";
import { recordEvents } from "../platform/event.ts";
import { isRefusal } from "../platform/refusal.ts";
import { postBatch } from "../wallet/post.ts";
import { capWins } from "./exposure/cap-wins.ts";
import { keepSettlements, rebateTakeBacksOf, takeBackOf } from "./earlier-settlements.ts";
import { giveBackSubOrders } from "./give-back-sub-orders.ts";
import { familyOfIssue, readGame, type LotteryGame } from "./lottery-game.ts";
import { lockIssueRow, type IssueRow } from "./lottery-issue.ts";
import { rebateCreditOf, rebateOf } from "./rebate.ts";
import { creditOf, payoutOf, resultOf, settlementBatchSize, settleSubOrder, uncappedOf, type BatchPlace } from "./settle-issue.ts";
import { holdStopped } from "./stop-after-wins.ts";
import { beforeAllIds, settledColumns, subOrderColumns, subOrderSource, type SettledSubOrderRow } from "./sub-order.ts";

const selectBatch = `
  select ${subOrderColumns}, ${settledColumns} from ${subOrderSource}
  where sub_order.issue_id = $1 and sub_order.id > $2 and sub_order.result_version < $3
    and sub_order.state in ('won', 'lost', 'push', 'paid', 'resettled') order by sub_order.id limit $4`;

const storeOutcomes = `
  update lottery_sub_orders sub_order
  set state = outcome.state, hits = outcome.hits, win_units = outcome.win_units, push_units = outcome.push_units,
      win_version = outcome.win_version, rebate_units = outcome.rebate_units, rebate_version = outcome.rebate_version,
      uncapped_win_units = outcome.uncapped, result_version = $7, settled_at = case when outcome.changed then $8 else sub_order.settled_at end
  from unnest($1::uuid[], $2::text[], $3::numeric[], $4::bigint[], $5::bigint[], $6::int[], $9::bool[], $13::bigint[], $14::int[], $15::bigint[])
    as outcome(id, state, hits, win_units, push_units, win_version, changed, rebate_units, rebate_version, uncapped)
  where sub_order.id = outcome.id and sub_order.result_version < $7 and sub_order.issue_id = $10
    and sub_order.id >= $11 and sub_order.id <= $12`;

const closeCorrection = "update lottery_issues set state = 'settled', settled_at = $2 where id = $1 and state = 'correcting'";

/** Of each member whose bets the correction changed: what they paid before, and what they pay now. */
const selectChanged = `
  select sub_order.member_id, parent.currency, sum(earlier.win_units + earlier.push_units)::bigint as before_units,
    sum(sub_order.win_units + sub_order.push_units)::bigint as after_units
  from lottery_earlier_settlements earlier
  join lottery_sub_orders sub_order on sub_order.placed_at = earlier.placed_at and sub_order.id = earlier.sub_order_id
  join lottery_orders parent on parent.placed_at = sub_order.placed_at and parent.id = sub_order.order_id
  where earlier.issue_id = $1 and earlier.replaced_by = $2
  group by sub_order.member_id, parent.currency order by sub_order.member_id`;

/**
 * Settles a corrected issue's bets again, batch after batch: what an earlier result paid is taken back and what the new one pays is credited,
 * each under the key of bet and result version; a bet that the correction does not touch keeps its money. What was there before is
 * kept as the bet's history. A crash between batches is taken up by the next run.
 */
export async function resettleIssue(scope: Scope, issueId: string, { batchSize = settlementBatchSize } = {}): Promise<void> {
  let settledUpTo: string | undefined = beforeAllIds;
  while (settledUpTo !== undefined) settledUpTo = await resettleBatch(scope, { issueId, after: settledUpTo, batchSize });
}

async function resettleBatch(scope: Scope, { issueId, after, batchSize }: BatchPlace): Promise<string | undefined> {
  return scope.database.tx(async (transaction) => {
    const issue = await lockIssueRow(transaction, issueId);
    if (issue.state !== "correcting") return undefined;
    const game = await readGame(transaction, issue.game_id);
    const batch = await transaction.query<SettledSubOrderRow>(selectBatch, [issueId, after, issue.result_version, batchSize]);
    if (batch.length > 0) await resettleSubOrders(scope, transaction, { game, issue, batch });
    if (batch.length === batchSize) return batch.at(-1)?.id;
    await transaction.query(closeCorrection, [issueId, scope.clock.now()]);
    await tellMembers(transaction, game, issue);
    return undefined;
  });
}

interface BatchToResettle {
  readonly game: LotteryGame;
  readonly issue: IssueRow;
  readonly batch: readonly SettledSubOrderRow[];
}

interface Resettled {
  readonly subOrder: SettledSubOrderRow;
  readonly settlement: Settlement;
  /** Whether the new result changes anything that the bet pays or shows. */
  readonly changed: boolean;
  /** Whether the win, or stake that comes back, has to move. */
  readonly paysOtherwise: boolean;
  /** What of the stake comes back by this result: another amount only where a tie returns another part of it. */
  readonly rebateUnits: bigint;
  /** What it would win without its caps; null where none cuts it. */
  readonly uncappedUnits: bigint | null;
}

async function resettleSubOrders(scope: Scope, transaction: Transaction, { game, issue, batch }: BatchToResettle): Promise<void> {
  const family = familyOfIssue(game, issue);
  const result = resultOf(family, issue);
  const settled = await capWins(
    transaction,
    issue,
    batch.map((subOrder) => ({ subOrder, settlement: settleSubOrder(family, subOrder, result) })),
  );
  const judged = settled.map((one) => compared(one, uncappedOf(family, one, result)));
  const stopped = await holdStopped(transaction, judged);
  await moveMoney(transaction, { game, issue, at: scope.clock.now() }, judged);
  await keepSettlements(transaction, {
    subOrders: judged.filter(({ changed }) => changed).map(({ subOrder }) => subOrder),
    replacedBy: issue.result_version,
  });
  await transaction.query(storeOutcomes, [
    judged.map(({ subOrder }) => subOrder.id),
    judged.map(({ subOrder, changed }) => (changed ? "resettled" : subOrder.state)),
    judged.map(({ settlement }) => String(settlement.hits)),
    judged.map(({ settlement }) => settlement.winUnits),
    judged.map(({ settlement }) => settlement.pushUnits),
    judged.map(winVersionOf),
    issue.result_version,
    scope.clock.now(),
    judged.map(({ changed }) => changed),
    issue.id,
    batch[0]?.id,
    batch.at(-1)?.id,
    judged.map(({ rebateUnits }) => rebateUnits),
    judged.map((one) => rebateVersionOf(one, issue.result_version)),
    judged.map(({ uncappedUnits }) => uncappedUnits),
  ]);
  await giveBackSubOrders(scope, transaction, { gameCode: game.code, subOrders: stopped, state: "cancelled_win_stop" });
  const memberIds = [...new Set(judged.filter(({ changed }) => changed).map(({ subOrder }) => subOrder.member_id))];
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

/** The version whose win stays on the balance; null where none does, or the one of this result. */
function winVersionOf({ subOrder, settlement, paysOtherwise }: Resettled): number | null {
  return paysOtherwise || payoutOf(settlement) === 0n ? null : (subOrder.win_version ?? subOrder.result_version);
}

/** The version under which the rebate that stands was credited; null where none is due. */
function rebateVersionOf({ subOrder, rebateUnits }: Resettled, resultVersion: number): number | null {
  if (rebateUnits === 0n) return null;
  return rebateUnits === subOrder.rebate_units ? subOrder.rebate_version : resultVersion;
}

function compared(
  { subOrder, settlement }: { readonly subOrder: SettledSubOrderRow; readonly settlement: Settlement },
  uncappedUnits: bigint | null,
): Resettled {
  const paysOtherwise = settlement.winUnits !== subOrder.win_units || settlement.pushUnits !== subOrder.push_units;
  const rebateUnits = rebateOf(subOrder, settlement);
  const changed =
    paysOtherwise ||
    rebateUnits !== subOrder.rebate_units ||
    uncappedUnits !== subOrder.uncapped_win_units ||
    settlement.hits !== Number(subOrder.hits);
  return { subOrder, settlement, paysOtherwise, rebateUnits, uncappedUnits, changed };
}

/** All in one batch, so that the members are locked in one order; what a bet got earlier goes before the new comes. */
async function moveMoney(
  transaction: Transaction,
  { game, issue, at }: Pick<BatchToResettle, "game" | "issue"> & { readonly at: Date },
  judged: readonly Resettled[],
): Promise<void> {
  const about = { gameCode: game.code, numero: issue.numero, at };
  const movements = judged.flatMap((one) => {
    const { subOrder, settlement, paysOtherwise, rebateUnits } = one;
    const rebatesOtherwise = rebateUnits !== subOrder.rebate_units;
    return [
      ...(paysOtherwise && subOrder.win_units + subOrder.push_units > 0n ? [takeBackOf(subOrder, about)] : []),
      ...(rebatesOtherwise ? rebateTakeBacksOf(subOrder, about) : []),
      ...(paysOtherwise && payoutOf(settlement) > 0n ? [creditOf({ game, issue, at }, one)] : []),
      ...(rebatesOtherwise && rebateUnits > 0n
        ? [rebateCreditOf(subOrder, { amountUnits: rebateUnits, version: issue.result_version }, about)]
        : []),
    ];
  });
  const outcomes = await postBatch(transaction, movements);
  for (const [place, outcome] of outcomes.entries()) {
    if (isRefusal(outcome)) throw new Error(`a correction was refused: ${movements[place]?.idempotencyKey} ${outcome.refused}`);
  }
}

async function tellMembers(transaction: Transaction, game: LotteryGame, issue: IssueRow): Promise<void> {
  const changed = await transaction.query<{ member_id: string; currency: string; before_units: bigint; after_units: bigint }>(
    selectChanged,
    [issue.id, issue.result_version],
  );
  await recordEvents(
    transaction,
    changed.map(({ member_id: memberId, currency, before_units, after_units }) => ({
      topic: "lottery.bets_corrected",
      merchantId: game.merchantId,
      memberId,
      payload: {
        gameNames: JSON.stringify(game.names),
        numero: issue.numero,
        change: after_units > before_units ? "more" : after_units < before_units ? "less" : "same",
        beforeUnits: before_units.toString(),
        afterUnits: after_units.toString(),
        currency,
      },
    })),
  );
}
