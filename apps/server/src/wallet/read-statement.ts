import type { Queryable } from "@lantern/database/database.ts";

/** One line of a member's statement: what moved in or out of the spendable purse, and why. */
export interface StatementLine {
  readonly transferId: string;
  /** Lines of a purse are numbered without gaps, oldest first. */
  readonly entryNumber: bigint;
  readonly at: Date;
  readonly kind: string;
  readonly reason: string;
  readonly subject: { readonly type: string; readonly id: string };
  readonly details: Readonly<Record<string, string | number>>;
  readonly currency: string;
  /** Above zero came in, below zero went out. */
  readonly amountUnits: bigint;
  readonly balanceAfterUnits: bigint;
}

export interface StatementQuery {
  readonly memberId: string;
  readonly from: Date;
  readonly to: Date;
  /** Only these reasons; all where absent. */
  readonly reasons?: readonly string[];
  /** Only lines before this number. */
  readonly beforeEntryNumber?: bigint;
  readonly size: number;
}

interface LineRow {
  readonly transfer_id: string;
  readonly entry_number: bigint;
  readonly occurred_at: Date;
  readonly kind: string;
  readonly reason: string;
  readonly subject_type: string;
  readonly subject_id: string;
  readonly details: Record<string, string | number>;
  readonly currency: string;
  readonly amount_units: bigint;
  readonly balance_after_units: bigint;
}

/** How many lines are read where fewer or as many are asked for. */
const limits = [25, 101] as const;

/**
 * The purse is looked up first, so that its lines are read by their index in their order and no more than the page: however
 * many there are, also where a time or a reason leaves most of them out.
 *
 * Planning takes longer than reading, so the plan must be one that PostgreSQL keeps: it plans anew for each page as soon as that seems
 * cheaper, which it does where the statement looks dearer before its parameters are known. Hence the limit stands in the text, no clause
 * is there only to be turned off, and the conditions on time and reason, which a purse with many lines seemed to make rare, are told as
 * `case`: of that nothing is assumed before or after.
 */
function selectLines({ limit, ofReasons }: { readonly limit: number; readonly ofReasons: boolean }): string {
  return `
  select line.transfer_id, line.entry_number, line.occurred_at, line.kind, line.reason, line.subject_type, line.subject_id, line.details,
    purse.currency, line.amount_units, line.balance_after_units
  from ledger_balances purse
  cross join lateral (
    select entry.transfer_id, entry.entry_number, entry.occurred_at, entry.amount_units, entry.balance_after_units,
      transfer.kind, transfer.reason, transfer.subject_type, transfer.subject_id, transfer.details
    from ledger_entries entry
    cross join lateral (select * from ledger_transfers where id = entry.transfer_id offset 0) transfer
    where entry.account_id = purse.account_id and entry.entry_number is not null and entry.entry_number < $4
      and case when entry.occurred_at >= $2 then entry.occurred_at < $3 else false end
      ${ofReasons ? "and case when transfer.reason = any($5::text[]) then true else false end" : ""}
    order by entry.entry_number desc limit ${limit}
  ) line
  where purse.member_id = $1 and purse.purse in ('main', 'trial')
  order by line.entry_number desc limit ${limit}`;
}

/** Above every number of a line. */
const beyondAll = 2n ** 63n - 1n;

/** The member's statement of a time, newest first. */
export async function readStatement(queryable: Queryable, query: StatementQuery): Promise<StatementLine[]> {
  const { memberId, from, to, reasons, beforeEntryNumber = beyondAll, size } = query;
  const sql = selectLines({ limit: limits.find((limit) => limit >= size) ?? size, ofReasons: reasons !== undefined });
  const rows = await queryable.query<LineRow>(sql, [memberId, from, to, beforeEntryNumber, ...(reasons === undefined ? [] : [reasons])]);
  return rows.slice(0, size).map((row) => ({
    transferId: row.transfer_id,
    entryNumber: row.entry_number,
    at: row.occurred_at,
    kind: row.kind,
    reason: row.reason,
    subject: { type: row.subject_type, id: row.subject_id },
    details: row.details,
    currency: row.currency,
    amountUnits: row.amount_units,
    balanceAfterUnits: row.balance_after_units,
  }));
}
