import type { Job } from "../../platform/job.ts";
import { longestPauseMs } from "./guess-limits.ts";

const deleteOld = "delete from accounts_guesses where last_at < $1";

export const guessJobs: readonly Job[] = [
  {
    name: "accounts.forget_old_guesses",
    everyMs: 3_600_000,
    run: async ({ database, clock }) => void (await database.query(deleteOld, [new Date(clock.now().getTime() - longestPauseMs)])),
  },
];
