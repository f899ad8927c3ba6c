import type { Transaction } from "@lantern/database/database.ts";
import { recordEvent } from "../platform/event.ts";

const extendExclusion = `
  update safeguards_eligibility
  set excluded_until = greatest(excluded_until, $2::timestamptz), excluded_at = now()
  where member_id = $1
  returning merchant_id, excluded_until`;

/**
 * Excludes a member from play until an instant, by self-exclusion or a time-out. An exclusion is only ever made longer:
 * nobody is let back early. The news `safeguards.member_excluded` lets other capabilities release what is still open.
 * @returns until when the exclusion now lasts; the last instant there is where it is for ever.
 */
export async function excludeMember(
  transaction: Transaction,
  input: {
    readonly memberId: string;
    readonly until: Date | "forever";
    /** What the member asked for; left out where it was not he who did. */
    readonly kind?: "time_out" | "self_exclusion";
  },
): Promise<Date> {
  const until = input.until === "forever" ? "infinity" : input.until;
  const [row] = await transaction.query<{ merchant_id: string; excluded_until: Date }>(extendExclusion, [input.memberId, until]);
  if (row === undefined) throw new Error(`Member ${input.memberId} has no eligibility row`);
  await recordEvent(transaction, {
    topic: "safeguards.member_excluded",
    merchantId: row.merchant_id,
    memberId: input.memberId,
    payload:
      input.kind === undefined
        ? {}
        : { kind: input.kind, until: isForEver(row.excluded_until) ? "forever" : row.excluded_until.toISOString() },
  });
  return row.excluded_until;
}

/** The database's `infinity` is read as the last instant that a `Date` holds. */
function isForEver(until: Date): boolean {
  return until.getTime() === 8.64e15;
}
