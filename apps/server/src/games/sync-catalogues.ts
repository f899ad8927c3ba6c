import type { Scope } from "../platform/context.ts";
import type { Job } from "../platform/job.ts";
import { listIntegrations, type Integration } from "./find-integration.ts";
import { syncCatalogue } from "./sync-catalogue.ts";

/** How often the job looks whether a sync is due: a vendor that starts beside the platform is found within a second. */
const lookEveryMs = 500;
/** From one sync that succeeded to the next. */
const syncEveryMs = 120_000;

interface Progress {
  syncedAtMs: number | undefined;
  /** Whether the log has it that the vendor does not answer: once is enough. */
  complained: boolean;
}

const progressOfDatabase = new WeakMap<object, Map<string, Progress>>();

/**
 * Keeps the catalogue what the vendors publish: each vendor is asked when the platform starts, again and again until he
 * answers, and every two minutes from then on. One that does not answer holds up no other.
 */
export const syncCataloguesJob: Job = {
  name: "games.sync_catalogues",
  everyMs: lookEveryMs,
  run: async (scope) => {
    const due = (await listIntegrations(scope)).filter((integration) => isDue(scope, integration));
    await Promise.all(due.map((integration) => syncOne(scope, integration)));
  },
};

function isDue(scope: Scope, { code }: Integration): boolean {
  const { syncedAtMs } = progressOf(scope, code);
  const nowMs = scope.clock.now().getTime();
  return syncedAtMs === undefined || nowMs - syncedAtMs >= syncEveryMs || nowMs < syncedAtMs;
}

async function syncOne(scope: Scope, integration: Integration): Promise<void> {
  const progress = progressOf(scope, integration.code);
  const outcome = await syncCatalogue(scope, integration);
  if (outcome.synced) {
    progress.syncedAtMs = scope.clock.now().getTime();
    progress.complained = false;
    if (outcome.changed) scope.log.info({ integration: integration.code, games: outcome.gameCount }, "catalogue changed");
  } else if (!progress.complained) {
    progress.complained = true;
    scope.log.warn({ integration: integration.code, reason: outcome.reason }, "a vendor gives no catalogue; asking on");
  }
}

function progressOf({ database }: Scope, code: string): Progress {
  const ofDatabase = progressOfDatabase.get(database) ?? new Map<string, Progress>();
  progressOfDatabase.set(database, ofDatabase);
  const progress = ofDatabase.get(code) ?? { syncedAtMs: undefined, complained: false };
  ofDatabase.set(code, progress);
  return progress;
}
