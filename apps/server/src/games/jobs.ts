import type { Job } from "../worker/job.ts";
import { syncCataloguesJob } from "./sync-catalogues.ts";

export const gamesJobs: readonly Job[] = [syncCataloguesJob];
