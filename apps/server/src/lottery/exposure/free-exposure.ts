import type { Transaction } from "@lantern/database/database.ts";
import { familyOfIssue, readGame } from "../lottery-game.ts";
import type { SubOrderRow } from "../sub-order.ts";
import { issueSubject, sumsOfBets } from "./counted-bets.ts";

const selectCounted = `
  select issue.id, issue.game_id, issue.options, counted.currency
  from lottery_issue_counts counted join lottery_issues issue on issue.id = counted.issue_id
  where counted.issue_id = any($1) and counted.subject = $2`;

const selectCurrencies = `select id, currency from lottery_orders where id = any($1) and placed_at >= $2 and placed_at <= $3`;

const insertReleases = `
  insert into lottery_issue_releases (issue_id, currency, subject, units)
  select * from unnest($1::uuid[], $2::text[], $3::text[], $4::bigint[])`;

interface CountedIssueRow {
  readonly id: string;
  readonly game_id: number;
  readonly options: Record<string, string | number>;
  readonly currency: string;
}

/**
 * Frees what cancelled bets held of their issues' sums. It waits for nobody: who counts next takes it off, so that cancelling, which holds
 * members' money, never waits for one who counts and waits for that money.
 */
export async function freeExposure(transaction: Transaction, subOrders: readonly SubOrderRow[]): Promise<void> {
  const counted = await transaction.query<CountedIssueRow>(selectCounted, [
    [...new Set(subOrders.map(({ issue_id }) => issue_id))],
    issueSubject,
  ]);
  if (counted.length === 0) return;
  const times = subOrders.map(({ placed_at }) => placed_at.getTime());
  const orders = await transaction.query<{ id: string; currency: string }>(selectCurrencies, [
    [...new Set(subOrders.map(({ order_id }) => order_id))],
    new Date(Math.min(...times)),
    new Date(Math.max(...times) + 1),
  ]);
  const currencyOf = new Map(orders.map(({ id, currency }) => [id, currency]));
  for (const { id, game_id, options, currency } of counted) {
    const bets = subOrders.filter((bet) => bet.issue_id === id && currencyOf.get(bet.order_id) === currency);
    const freed = [...sumsOfBets(familyOfIssue(await readGame(transaction, game_id), { options }), bets)];
    await transaction.query(insertReleases, [
      freed.map(() => id),
      freed.map(() => currency),
      freed.map(([subject]) => subject),
      freed.map(([, units]) => units),
    ]);
  }
}
