import type { Queryable } from "@lantern/database/database.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";

export type GateRefusal = Refusal<
  "safeguards.member_unknown" | "safeguards.member_suspended" | "safeguards.member_excluded" | "safeguards.limit_reached"
>;

export interface GateQuestion {
  readonly memberId: string;
  /** `stake` also for deposits, game launches and transfers to a vendor. */
  readonly asks: "stake" | "withdrawal";
  /** By the server's clock. */
  readonly at: Date;
}

const askGateFunction = `
  select member.member_id is not null as known, gate.refused, gate.refused_values
  from (select $1::uuid as id) as asked
  left join safeguards_eligibility as member on member.member_id = asked.id
  left join lateral safeguards_gate(member.status, member.excluded_until, $2, $3) as gate on member.member_id is not null`;

interface GateRow {
  readonly known: boolean;
  readonly refused: GateRefusal["refused"] | null;
  readonly refused_values: Record<string, string | number> | null;
}

/**
 * Asks the gate ahead of a movement (a game launch, a deposit's first page), so that a member hears it before he starts.
 * The movement asks again under the member's lock: this answer is a courtesy, not a promise.
 */
export async function askGate(queryable: Queryable, question: GateQuestion): Promise<GateRefusal | undefined> {
  const [row] = await queryable.query<GateRow>(askGateFunction, [question.memberId, question.asks, question.at]);
  if (row === undefined || !row.known) return refuse("safeguards.member_unknown");
  if (row.refused === null) return undefined;
  return { refused: row.refused, values: row.refused_values ?? {} };
}
