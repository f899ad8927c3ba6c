import type { Queryable, Transaction } from "@lantern/database/database.ts";
import { familyOfIssue, type LotteryGame } from "../lottery-game.ts";
import { beforeAllIds, subOrderColumns, subOrderSource, type SubOrderRow } from "../sub-order.ts";
import { issueSubject, sumsOfBets } from "./counted-bets.ts";

/** An issue whose bets are counted, with the rules that its bets are read by. */
export interface CountedIssue {
  readonly id: string;
  readonly options: Readonly<Record<string, string | number>>;
  readonly game: LotteryGame;
}

const lockIssueSums = `
  select issue_id from lottery_issue_counts where issue_id = any($1) and currency = $2 and subject = $3 order by issue_id for update`;

const beginIssueSums = `
  insert into lottery_issue_counts (issue_id, currency, subject, units)
  select issue_id, $2, $3, 0 from unnest($1::uuid[]) as issue(issue_id) order by issue_id
  on conflict do nothing returning issue_id`;

const foldReleases = `
  with freed as (delete from lottery_issue_releases where issue_id = any($1) and currency = $2 returning issue_id, subject, units),
    sums as (select issue_id, subject, sum(units)::bigint as units from freed group by issue_id, subject)
  update lottery_issue_counts as counted set units = counted.units - sums.units
  from sums where counted.issue_id = sums.issue_id and counted.currency = $2 and counted.subject = sums.subject`;

const selectSums = `
  select issue_id, subject, units from lottery_issue_counts where issue_id = any($1) and currency = $2 and subject = any($3)`;

const addSums = `
  insert into lottery_issue_counts as counted (issue_id, currency, subject, units)
  select sum.issue_id, $1, sum.subject, sum.units from unnest($2::uuid[], $3::text[], $4::bigint[]) as sum(issue_id, subject, units)
  on conflict (issue_id, currency, subject) do update set units = counted.units + excluded.units`;

/** Bets that stand: what was cancelled owes nothing. Page by page, in the order of their ids. */
const selectBets = `
  select ${subOrderColumns} from ${subOrderSource}
  where sub_order.issue_id = $1 and parent.currency = $2 and sub_order.id > $3 and sub_order.state not like 'cancelled%'
  order by sub_order.id limit 5000`;

/** Waits for cancellations on their way: who cancels asks whether his bet is counted after he holds it. */
const holdBets = `${selectBets} for share of sub_order`;

/**
 * Holds the sums of issues until the transaction ends, in the order of the issues' ids, so that two bets never wait for each other in a
 * ring. The first to count in an issue begins with the bets that it has already. What was freed since is taken off.
 */
export async function holdIssueSums(transaction: Transaction, issues: readonly CountedIssue[], currency: string): Promise<void> {
  const ids = issues.map(({ id }) => id).toSorted();
  const held = await transaction.query(lockIssueSums, [ids, currency, issueSubject]);
  if (held.length < ids.length) {
    const begun = await transaction.query<{ issue_id: string }>(beginIssueSums, [ids, currency, issueSubject]);
    await transaction.query(lockIssueSums, [ids, currency, issueSubject]);
    for (const { issue_id: id } of begun) {
      const issue = issues.find((one) => one.id === id);
      if (issue !== undefined)
        await addToSums(transaction, currency, new Map([[id, await sumsOf(transaction, issue, currency, holdBets)]]));
    }
  }
  await transaction.query(foldReleases, [ids, currency]);
}

/** Of issues whose sums are held: what has been counted of some subjects, by issue and subject. */
export async function readSums(
  transaction: Transaction,
  issueIds: readonly string[],
  currency: string,
  subjects: readonly string[],
): Promise<Map<string, Map<string, bigint>>> {
  const rows = await transaction.query<{ issue_id: string; subject: string; units: bigint }>(selectSums, [issueIds, currency, subjects]);
  const sums = new Map(issueIds.map((id) => [id, new Map<string, bigint>()]));
  for (const { issue_id, subject, units } of rows) sums.get(issue_id)?.set(subject, units);
  return sums;
}

/** Adds to the sums of issues, by issue and subject. */
export async function addToSums(
  transaction: Transaction,
  currency: string,
  added: ReadonlyMap<string, ReadonlyMap<string, bigint>>,
): Promise<void> {
  const rows = [...added].flatMap(([issueId, sums]) => [...sums].map(([subject, units]) => ({ issueId, subject, units })));
  if (rows.length === 0) return;
  await transaction.query(addSums, [
    currency,
    rows.map(({ issueId }) => issueId),
    rows.map(({ subject }) => subject),
    rows.map(({ units }) => units),
  ]);
}

/** What the bets that stand in an issue sum up to, read from the bets themselves. */
export function countStandingBets(queryable: Queryable, issue: CountedIssue, currency: string): Promise<Map<string, bigint>> {
  return sumsOf(queryable, issue, currency, selectBets);
}

async function sumsOf(queryable: Queryable, issue: CountedIssue, currency: string, read: string): Promise<Map<string, bigint>> {
  const family = familyOfIssue(issue.game, issue);
  const sums = new Map<string, bigint>();
  let after = beforeAllIds;
  for (;;) {
    const bets = await queryable.query<SubOrderRow>(read, [issue.id, currency, after]);
    for (const [subject, units] of sumsOfBets(family, bets)) sums.set(subject, (sums.get(subject) ?? 0n) + units);
    const last = bets.at(-1);
    if (last === undefined) return sums;
    after = last.id;
  }
}
