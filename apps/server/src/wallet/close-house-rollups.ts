import type { Database } from "@lantern/database/database.ts";

const closeRollups = "select ledger_close_rollups(make_interval(secs => $1::float8 / 1000)) as closed";

/** How far behind the clock house balances are closed: more than any clock is set back, or any movement lasts. */
const marginMs = 60_000;

/**
 * Closes the house's balances up to a moment that no running transaction can still write before, and opens the next.
 * A job's work: each run closes what the one before has opened. Resuming and running twice are harmless.
 * @returns the moment up to which it closed now, if it did.
 */
export async function closeHouseRollups(database: Database, options: { readonly marginMs?: number } = {}): Promise<Date | undefined> {
  const [row] = await database.query<{ closed: Date | null }>(closeRollups, [options.marginMs ?? marginMs]);
  return row?.closed ?? undefined;
}
