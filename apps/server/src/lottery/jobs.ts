import type { Job } from "../platform/job.ts";
import { runIssuesJob } from "./run-issues.ts";

export const lotteryJobs: readonly Job[] = [runIssuesJob];
