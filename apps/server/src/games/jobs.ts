import type { Job } from "../platform/job.ts";
import { syncCataloguesJob } from "./sync-catalogues.ts";

export const gamesJobs: readonly Job[] = [syncCataloguesJob];
