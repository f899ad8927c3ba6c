import type { Job } from "../platform/job.ts";
import { fetchBeaconsJob } from "./beacon/fetch-beacons.ts";
import { releaseExcludedChases } from "./release-excluded-chases.ts";
import { issueJobs } from "./run-issues.ts";

export const lotteryJobs: readonly Job[] = [
  ...issueJobs,
  fetchBeaconsJob,
  { name: "lottery.release_excluded_chases", everyMs: 1_000, run: releaseExcludedChases },
];
