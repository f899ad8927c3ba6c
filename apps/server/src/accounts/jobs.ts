import type { Job } from "../platform/job.ts";
import { deletePastUse } from "./delete-past-use.ts";

export const accountsJobs: readonly Job[] = [
  {
    name: "accounts.delete_past_use",
    everyMs: 3_600_000,
    run: async ({ database, clock }) => void (await deletePastUse(database, clock.now())),
  },
];
