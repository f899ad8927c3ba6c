import { deliveryJobs } from "./delivery/jobs.ts";
import { gamesJobs } from "./games/jobs.ts";
import { lotteryJobs } from "./lottery/jobs.ts";
import type { Job } from "./worker/job.ts";

/** Every capability's jobs, in the capabilities' order. */
export const jobs: readonly Job[] = [...gamesJobs, ...lotteryJobs];
