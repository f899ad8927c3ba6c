import type { LimitKind, LimitPeriod } from "@lantern/contract/schemas/safeguards.ts";
import type { Queryable, Transaction } from "@lantern/database/database.ts";

export interface LimitName {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

/** A limit of a member, with the raise or removal that waits. */
export interface LimitRow extends LimitName {
  readonly amount_units: bigint;
  readonly asked: "raise" | "removal" | null;
  readonly asked_amount_units: bigint | null;
  readonly asked_at: Date | null;
}

/** A raise or a removal may be confirmed this long after it was asked for, … */
export const raiseWaitMs = 24 * 60 * 60 * 1000;
/** … and for this long; a word that nobody gave in a week is void. */
export const raiseTermMs = 7 * 24 * 60 * 60 * 1000;

/** When a change that waits can be confirmed; undefined where none does, or it has lapsed by then. */
export function waitingTime({ asked_at }: Pick<LimitRow, "asked_at">, at: Date): { readonly from: Date; readonly until: Date } | undefined {
  if (asked_at === null) return undefined;
  const from = new Date(asked_at.getTime() + raiseWaitMs);
  const until = new Date(from.getTime() + raiseTermMs);
  return at < until ? { from, until } : undefined;
}

const selectMember = "select member_id from safeguards_eligibility where member_id = $1 for no key update";
const columns = "kind, period, amount_units, asked, asked_amount_units, asked_at";
const selectLimit = `select ${columns} from safeguards_limits where member_id = $1 and kind = $2 and period = $3`;
const selectLimits = `select ${columns} from safeguards_limits where member_id = $1`;

/** Waits for the member's movements that are under way and holds back those to come; then his limits may be read and changed. */
export async function lockMember(transaction: Transaction, memberId: string): Promise<void> {
  const rows = await transaction.query(selectMember, [memberId]);
  if (rows.length === 0) throw new Error(`Member ${memberId} has no eligibility row`);
}

/** The limit as it is; undefined where none is set. */
export async function readLimit(queryable: Queryable, memberId: string, { kind, period }: LimitName): Promise<LimitRow | undefined> {
  const [row] = await queryable.query<LimitRow>(selectLimit, [memberId, kind, period]);
  return row;
}

export function readLimits(queryable: Queryable, memberId: string): Promise<readonly LimitRow[]> {
  return queryable.query<LimitRow>(selectLimits, [memberId]);
}
