import type { Database } from "@lantern/database/database.ts";
import type { Scope } from "../platform/context.ts";
import { recordEvent } from "../platform/event.ts";
import { readRecentlyExcluded } from "../safeguards/read-recently-excluded.ts";
import { giveBackSubOrders } from "./give-back-sub-orders.ts";
import { readGame } from "./lottery-game.ts";
import { subOrderColumns, subOrderSource, type SubOrderRow } from "./sub-order.ts";

/** Issues in share mode before any sub-order: the same order in which placing and locking take them. */
const holdIssues = `
  select issue.id, issue.game_id from lottery_issues issue
  where issue.id in (select issue_id from lottery_sub_orders where member_id = $1 and state = 'placed' and funding = 'hold')
    and issue.lock_at > $2 and issue.state in ('open', 'scheduled')
  order by issue.id for share`;

const lockSubOrders = `
  select ${subOrderColumns} from ${subOrderSource}
  where sub_order.member_id = $1 and sub_order.state = 'placed' and sub_order.funding = 'hold' and sub_order.issue_id = any($2)
  order by sub_order.id for update of sub_order`;

/** Exclusions whose chases this process has released: they are not looked for again. */
const done = new WeakMap<Database, Map<string, number>>();

/** Gives excluded members back what is held for issues of their chases that are not locked yet. What is on sale and paid stays as it was bet. */
export async function releaseExcludedChases(scope: Scope): Promise<void> {
  const released = done.get(scope.database) ?? new Map<string, number>();
  done.set(scope.database, released);
  for (const { memberId, excludedAt } of await readRecentlyExcluded(scope.database, scope.clock.now())) {
    if (released.get(memberId) === excludedAt.getTime()) continue;
    await releaseChases(scope, memberId);
    released.set(memberId, excludedAt.getTime());
  }
}

async function releaseChases(scope: Scope, memberId: string): Promise<void> {
  await scope.database.tx(async (transaction) => {
    const issues = await transaction.query<{ id: string; game_id: number }>(holdIssues, [memberId, scope.clock.now()]);
    const subOrders = await transaction.query<SubOrderRow>(lockSubOrders, [memberId, issues.map(({ id }) => id)]);
    const gameOfIssue = new Map(issues.map(({ id, game_id }) => [id, game_id]));
    for (const [gameId, ofGame] of Map.groupBy(subOrders, ({ issue_id }) => gameOfIssue.get(issue_id) ?? 0)) {
      const game = await readGame(transaction, gameId);
      await giveBackSubOrders(scope, transaction, { gameCode: game.code, subOrders: ofGame, state: "cancelled_exclusion" });
      const subOrderIds = ofGame.map(({ id }) => id);
      await recordEvent(transaction, { topic: "lottery.order_cancelled", merchantId: game.merchantId, memberId, payload: { subOrderIds } });
    }
  });
}
