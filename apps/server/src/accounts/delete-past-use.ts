import type { Queryable } from "@lantern/database/database.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface PastUse {
  /** How long rows are kept after their use has ended. */
  readonly keptMs: number;
  /** Deletes rows whose use had ended at $1, at most $2 of them, and answers a row for each. */
  readonly deleteSome: string;
}

/**
 * What logging in leaves behind and no answer depends on any more.
 *
 * A session is kept longer than a launch of a game lives: whoever plays is asked whether his session was ended, and one that is gone was
 * not. Its id begins with its time, so the sessions of the last while are not looked at. A code that ran out is told from a wrong one for a
 * day.
 */
const pastUses: Readonly<Record<string, PastUse>> = {
  sessions: {
    keptMs: 30 * dayMs,
    deleteSome: `
      delete from accounts_sessions where id in (
        select id from accounts_sessions
        where id < (select uuidv7($1::timestamptz - clock_timestamp())) and least(expires_at, ended_at) < $1
        order by id limit $2
      ) returning true as gone`,
  },
  oneTimeCodes: {
    keptMs: dayMs,
    deleteSome: `
      delete from accounts_one_time_codes where code_hash in (
        select code_hash from accounts_one_time_codes where expires_at < $1 limit $2
      ) returning true as gone`,
  },
  deviceCredentials: {
    keptMs: 0,
    deleteSome: `
      delete from accounts_device_credentials where secret_hash in (
        select secret_hash from accounts_device_credentials where expires_at < $1 limit $2
      ) returning true as gone`,
  },
  entryTickets: {
    keptMs: hourMs,
    deleteSome: `
      delete from accounts_entry_tickets where ticket_hash in (
        select ticket_hash from accounts_entry_tickets where expires_at < $1 limit $2
      ) returning true as gone`,
  },
  passkeyChallenges: {
    keptMs: hourMs,
    deleteSome: `
      delete from accounts_passkey_challenges where ticket_hash in (
        select ticket_hash from accounts_passkey_challenges where expires_at < $1 limit $2
      ) returning true as gone`,
  },
};

/** Rows of one statement: few enough that what else is to be done waits for milliseconds only. */
const batchRows = 1_000;

/**
 * Deletes what was past its use at `at`, in batches, each a statement of its own.
 * @returns how many rows are gone of each kind
 */
export async function deletePastUse(
  queryable: Pick<Queryable, "query">,
  at: Date,
  { rowsMax = batchRows }: { readonly rowsMax?: number } = {},
): Promise<Record<string, number>> {
  const gone: Record<string, number> = {};
  for (const [kind, { keptMs, deleteSome }] of Object.entries(pastUses)) {
    const before = new Date(at.getTime() - keptMs);
    let deleted: number;
    do {
      deleted = (await queryable.query(deleteSome, [before, rowsMax])).length;
      gone[kind] = (gone[kind] ?? 0) + deleted;
    } while (deleted === rowsMax);
  }
  return gone;
}
