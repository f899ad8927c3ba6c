import type { Queryable } from "@lantern/database/database.ts";
import { refuse } from "../platform/refusal.ts";
import { gateRefusal, type GateRefusal, type GateValues } from "./gate-refusal.ts";

export type { GateRefusal } from "./gate-refusal.ts";

export interface GateQuestion {
  readonly memberId: string;
  /** `stake` also for game launches and transfers to a vendor. */
  readonly asks: "stake" | "deposit" | "withdrawal";
  /** Whether that much fits under the limits; whether anything is left at all where no amount is said. */
  readonly amountUnits?: bigint;
  /** By the server's clock. */
  readonly at: Date;
}

const askGateFunction = `
  select member.member_id is not null as known, gate.refused, gate.refused_values
  from (select $1::uuid as id) as asked
  left join safeguards_eligibility as member on member.member_id = asked.id
  left join lateral safeguards_gate(member.member_id, member.status, member.excluded_until, member.limited, $2, $3::bigint, $4) as gate
    on member.member_id is not null`;

interface GateRow {
  readonly known: boolean;
  readonly refused: GateRefusal["refused"] | null;
  readonly refused_values: GateValues | null;
}

/**
 * Asks the gate ahead of a movement (a game launch, a deposit's first page), so that a member hears it before he starts.
 * The movement asks again under the member's lock: this answer is a courtesy, not a promise.
 */
export async function askGate(queryable: Queryable, question: GateQuestion): Promise<GateRefusal | undefined> {
  const { memberId, asks, amountUnits, at } = question;
  const [row] = await queryable.query<GateRow>(askGateFunction, [memberId, asks, amountUnits ?? null, at]);
  if (row === undefined || !row.known) return refuse("safeguards.member_unknown");
  return row.refused === null ? undefined : gateRefusal(row.refused, row.refused_values);
}
