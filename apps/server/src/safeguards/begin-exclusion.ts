import type { CallValue } from "@lantern/contract/call.ts";
import type { getSafeguards as getSafeguardsCall } from "@lantern/contract/safeguards/get-safeguards.ts";
import { endOfTerm, readExclusionTerm } from "@lantern/rules/safeguards/exclusion-term.ts";
import type { SessionContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { excludeMember } from "./exclude-member.ts";
import { lockMember } from "./limit-row.ts";
import { readSafeguards } from "./read-safeguards.ts";

export type BeginExclusionOutcome = CallValue<typeof getSafeguardsCall> | Refusal<"safeguards.term_not_offered">;

export interface NewExclusion {
  readonly kind: "time_out" | "self_exclusion";
  readonly term: string;
  /** What the merchant offers of this kind. */
  readonly offered: readonly string[];
}

const insertExclusion = `
  insert into safeguards_exclusions (member_id, kind, term, begins_at, ends_at, idempotency_key)
  values ($1, $2, $3, $4, $5::timestamptz, $6)
  on conflict (member_id, idempotency_key) do nothing returning id`;

/**
 * Begins an exclusion that the member asked for, from now on. It waits for the movements that are under way, and every stake and deposit
 * after it is refused. The same request again changes nothing; a shorter term beside a longer one is written down and shortens nothing.
 */
export async function beginExclusion(context: SessionContext, { kind, term, offered }: NewExclusion): Promise<BeginExclusionOutcome> {
  const { database, session, clock, idempotencyKey } = context;
  if (idempotencyKey === undefined) throw new Error("the contract asks for an idempotency key");
  const length = offered.includes(term) ? readExclusionTerm(term) : undefined;
  if (length === undefined) return refuse("safeguards.term_not_offered");
  return database.tx(async (transaction) => {
    await lockMember(transaction, session.memberId);
    const at = clock.now();
    const until = endOfTerm(length, at) ?? "forever";
    const endsAt = until === "forever" ? "infinity" : until;
    const begun = await transaction.query(insertExclusion, [session.memberId, kind, term, at, endsAt, idempotencyKey]);
    if (begun.length > 0) await excludeMember(transaction, { memberId: session.memberId, until, kind });
    return readSafeguards(context, transaction);
  });
}
