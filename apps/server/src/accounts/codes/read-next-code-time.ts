import type { CallContext } from "../../platform/context.ts";
import type { CodePurpose } from "./code-purpose.ts";

const selectNext = `
  select max(next_at) as next_at from accounts_codes where merchant_id = $1 and purpose = $2 and recipient = any($3)`;

/** From when on the next code for this purpose may be asked for, Unix milliseconds; the present moment where it may be now. */
export async function readNextCodeTime(
  { database, merchant, clock }: CallContext,
  { purpose, recipients }: { readonly purpose: CodePurpose; readonly recipients: readonly string[] },
): Promise<number> {
  const [row] = await database.query<{ next_at: Date | null }>(selectNext, [merchant.id, purpose, recipients]);
  return Math.max(row?.next_at?.getTime() ?? 0, clock.now().getTime());
}
