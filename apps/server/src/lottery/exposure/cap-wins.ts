import type { Transaction } from "@lantern/database/database.ts";
import type { IssueRow } from "../lottery-issue.ts";
import type { SubOrderRow } from "../sub-order.ts";
import type { Settled } from "../settle-issue.ts";
import { addToSums } from "./issue-sums.ts";

const selectWon = `
  select subject, units from lottery_issue_counts where issue_id = $1 and currency = $2 and subject = any($3) for update`;

/** What a member has won in an issue by one version of its result. */
const wonSubject = (resultVersion: number, memberId: string): string => `won:${resultVersion}:${memberId}`;

/** Wins have no currency of their own here: a member has one. */
const ofMembers = "";

/**
 * Cuts the wins of members who may win only so much in an issue: bets are paid in the order in which they were taken, each what the ones before
 * it have left of the most that its own order allows. Returned stakes are not wins. Batches come in the same order, so that a settlement
 * that was interrupted, or is done again for a corrected result, cuts the same wins. Issues without such bets cost nothing.
 */
export async function capWins<One extends Settled & { readonly subOrder: SubOrderRow }>(
  transaction: Transaction,
  issue: Pick<IssueRow, "id" | "result_version">,
  settled: readonly One[],
): Promise<One[]> {
  const winners = settled.filter(({ subOrder, settlement }) => subOrder.member_win_max_units !== null && settlement.winUnits > 0n);
  if (winners.length === 0) return [...settled];
  const subjects = [...new Set(winners.map(({ subOrder }) => wonSubject(issue.result_version, subOrder.member_id)))];
  const rows = await transaction.query<{ subject: string; units: bigint }>(selectWon, [issue.id, ofMembers, subjects]);
  const won = new Map(rows.map(({ subject, units }) => [subject, units]));
  const added = new Map<string, bigint>();
  const capped = settled.map((one) => {
    const { subOrder, settlement } = one;
    const max = subOrder.member_win_max_units;
    if (max === null || settlement.winUnits === 0n) return one;
    const subject = wonSubject(issue.result_version, subOrder.member_id);
    const before = (won.get(subject) ?? 0n) + (added.get(subject) ?? 0n);
    const left = max > before ? max - before : 0n;
    const winUnits = settlement.winUnits > left ? left : settlement.winUnits;
    added.set(subject, (added.get(subject) ?? 0n) + winUnits);
    return winUnits === settlement.winUnits ? one : { ...one, settlement: { ...settlement, winUnits, capped: true } };
  });
  await addToSums(transaction, ofMembers, new Map([[issue.id, added]]));
  return capped;
}
