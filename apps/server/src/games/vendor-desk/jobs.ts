import type { Job } from "../../platform/job.ts";

const dayMs = 24 * 3_600_000;

/** Calls are kept this long at most, however few there are. */
const keptMs = 7 * dayMs;

const deleteCalls = "delete from games_vendor_calls where at < $1";
const deleteSessions = "delete from games_engineer_sessions where expires_at < $1";

export const vendorDeskJobs: readonly Job[] = [
  {
    name: "games.forget_vendor_calls",
    everyMs: 3_600_000,
    run: async ({ database, clock }) => {
      const nowMs = clock.now().getTime();
      await database.query(deleteCalls, [new Date(nowMs - keptMs)]);
      await database.query(deleteSessions, [new Date(nowMs - 30 * dayMs)]);
    },
  },
];
