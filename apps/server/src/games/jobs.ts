import type { Job } from "../platform/job.ts";
import { deleteUnusedPicturesJob } from "./pictures/delete-unused-pictures.ts";
import { fetchPicturesJob } from "./pictures/fetch-pictures.ts";
import { syncFixturesJob } from "./matches/sync-fixtures.ts";
import { syncCataloguesJob } from "./sync-catalogues.ts";
import { bringExcludedHomeJob } from "./transfers/bring-home.ts";
import { tellRecentWinsJob } from "./tell-recent-wins.ts";
import { recoverTransfersJob } from "./transfers/recover-transfers.ts";
import { vendorDeskJobs } from "./vendor-desk/jobs.ts";

export const gamesJobs: readonly Job[] = [
  syncCataloguesJob,
  syncFixturesJob,
  fetchPicturesJob,
  deleteUnusedPicturesJob,
  tellRecentWinsJob,
  recoverTransfersJob,
  bringExcludedHomeJob,
  ...vendorDeskJobs,
];
