import type { Job } from "../platform/job.ts";
import { syncFixturesJob } from "./matches/sync-fixtures.ts";
import { syncCataloguesJob } from "./sync-catalogues.ts";
import { bringExcludedHomeJob } from "./transfers/bring-home.ts";
import { recoverTransfersJob } from "./transfers/recover-transfers.ts";
import { vendorDeskJobs } from "./vendor-desk/jobs.ts";

export const gamesJobs: readonly Job[] = [syncCataloguesJob, syncFixturesJob, recoverTransfersJob, bringExcludedHomeJob, ...vendorDeskJobs];
