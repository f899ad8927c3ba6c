import type { Job } from "../worker/job.ts";
import { runIssuesJob } from "./run-issues.ts";

export const lotteryJobs: readonly Job[] = [runIssuesJob];
