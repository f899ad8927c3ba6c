import type { Transaction } from "@lantern/database/database.ts";
import { roundAtMs } from "@lantern/rules/lottery/beacon/beacon-chain.ts";
import { merkleRoot } from "@lantern/rules/lottery/merkle.ts";
import type { Scope } from "../platform/context.ts";
import { recordEvent } from "../platform/event.ts";
import { isRefusal } from "../platform/refusal.ts";
import type { Movement } from "../wallet/movement.ts";
import { postBatch } from "../wallet/post.ts";
import { leafOf } from "./bet-leaf-of.ts";
import { readGame, type LotteryGame } from "./lottery-game.ts";
import { lockIssueRow, type IssueRow } from "./lottery-issue.ts";
import { captureKey, stakeKey, subOrderColumns, subOrderSource, type SubOrderRow } from "./sub-order.ts";
import { voidHeldIssue } from "./void-issue.ts";

const selectPlaced = `
  select ${subOrderColumns} from ${subOrderSource}
  where sub_order.issue_id = $1 and sub_order.state = 'placed' order by sub_order.id`;

const lockPlaced = `update lottery_sub_orders set state = 'locked' where issue_id = $1 and state = 'placed'`;

const closeIssue = `
  update lottery_issues set state = 'locked', locked_at = $2, bet_root = $3, bet_count = $4 where id = $1`;

/**
 * Closes the set of bets of an issue whose lock has come: nothing is accepted or cancelled from here on, held stakes of
 * chases are spent, and the Merkle root over the whole set is stored before the seed is ever used. Placing an order holds
 * the issue's row in share mode, so no bet can slip in behind the root.
 */
export async function lockIssue(scope: Scope, issueId: string): Promise<void> {
  await scope.database.tx(async (transaction) => {
    const issue = await lockIssueRow(transaction, issueId);
    if (issue.state !== "open" || issue.lock_at > scope.clock.now()) return;
    if (isLateForBeacon(issue, scope.clock.now())) return voidHeldIssue(transaction, issue, "locked_late");
    const game = await readGame(transaction, issue.game_id);
    const placed = await transaction.query<SubOrderRow>(selectPlaced, [issueId]);
    await captureHolds(scope, transaction, { game, issue, placed });
    await transaction.query(lockPlaced, [issueId]);
    const betRoot = merkleRoot(placed.map((subOrder) => leafOf(game, issue, subOrder)));
    await transaction.query(closeIssue, [issueId, scope.clock.now(), betRoot, placed.length]);
    await recordEvent(transaction, {
      topic: "lottery.issue_locked",
      merchantId: game.merchantId,
      payload: {
        gameId: game.id,
        numero: issue.numero,
        drawAt: issue.draw_at.toISOString(),
        betRoot: Buffer.from(betRoot).toString("hex"),
        betCount: placed.length,
      },
    });
  });
}

/** Whether the round that decides the issue may be known already: then nobody could tell whether the set of bets was closed before it. */
function isLateForBeacon({ beacon_chain, beacon_round }: IssueRow, now: Date): boolean {
  return beacon_chain !== null && beacon_round !== null && roundAtMs(beacon_chain, beacon_round) <= now.getTime();
}

interface ClosedBets {
  readonly game: LotteryGame;
  readonly issue: IssueRow;
  readonly placed: readonly SubOrderRow[];
}

async function captureHolds(scope: Scope, transaction: Transaction, { game, issue, placed }: ClosedBets): Promise<void> {
  const held = placed.filter(({ funding }) => funding === "hold");
  const captures = held.map((subOrder): Movement => ({
    kind: "capture",
    idempotencyKey: captureKey(subOrder.id),
    holdIdempotencyKey: stakeKey(subOrder.id),
    memberId: subOrder.member_id,
    amountUnits: subOrder.amount_units,
    reason: "lottery_bet",
    subject: { type: "lottery_order", id: subOrder.order_id },
    details: { game: game.code, numero: issue.numero },
    occurredAt: scope.clock.now(),
  }));
  const outcomes = captures.length === 0 ? [] : await postBatch(transaction, captures);
  for (const [place, outcome] of outcomes.entries()) {
    if (isRefusal(outcome)) throw new Error(`the held stake of sub-order ${held[place]?.id} cannot be spent: ${outcome.refused}`);
  }
}
