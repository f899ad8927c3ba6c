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
  input: { readonly memberId: string; readonly until: Date | "forever" },
): Promise<Date> {
  const until = input.until === "forever" ? "infinity" : input.until;
  const [row] = await transaction.query<{ merchant_id: string; excluded_until: Date }>(extendExclusion, [input.memberId, until]);
  if (row === undefined) throw new Error(`Member ${input.memberId} has no eligibility row`);
  await recordEvent(transaction, {
    topic: "safeguards.member_excluded",
    merchantId: row.merchant_id,
    memberId: input.memberId,
    payload: {},
  });
  return row.excluded_until;
}
