import { deliveryJobs } from "./delivery/jobs.ts";
import { lotteryJobs } from "./lottery/jobs.ts";
import type { Job } from "./worker/job.ts";

/** Every capability's jobs, in the capabilities' order. */
export const jobs: readonly Job[] = [...lotteryJobs];
