import type { Job } from "../../platform/job.ts";

const dayMs = 24 * 3_600_000;

/** A code that has run out is told from a wrong one for a day. */
const deleteCodes = "delete from accounts_codes where expires_at < $1";
const deleteCounts = "delete from accounts_code_counts where ends_at < $1";
const deleteTokens = "delete from accounts_spent_tokens where expires_at < $1";

export const codeJobs: readonly Job[] = [
  {
    name: "accounts.delete_old_codes",
    everyMs: 3_600_000,
    run: async ({ database, clock }) => {
      const before = new Date(clock.now().getTime() - dayMs);
      for (const statement of [deleteCodes, deleteCounts, deleteTokens]) await database.query(statement, [before]);
    },
  },
];
