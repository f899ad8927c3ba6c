import type { Job } from "../platform/job.ts";

const dayMs = 24 * 3_600_000;

const deleteSessions = "delete from operators_sessions where expires_at < $1";

export const operatorsJobs: readonly Job[] = [
  {
    name: "operators.delete_old_sessions",
    everyMs: 3_600_000,
    run: async ({ database, clock }) => void (await database.query(deleteSessions, [new Date(clock.now().getTime() - 30 * dayMs)])),
  },
];
