import type { Scope } from "../platform/context.ts";
import type { Job } from "../platform/job.ts";
import { SideBySide } from "../platform/side-by-side.ts";
import { listIntegrations, type Integration } from "./find-integration.ts";
import { syncCatalogue, type SyncOutcome } from "./sync-catalogue.ts";

/** How often the job looks whether a sync is due: a vendor that starts beside the platform is found within a second. */
const lookEveryMs = 500;
/** From one sync that succeeded to the next. */
const syncEveryMs = 120_000;

interface Progress {
  syncedAtMs: number | undefined;
  /** Tries since, none of which was answered; the log has the first. */
  failures: number;
  /** Not before then. */
  againAtMs: number;
}

/** So many tries follow each other at once, later ones after a while. */
const quickTries = 20;
const retryEveryMs = 15_000;

const syncs = new SideBySide();

const progressOfDatabase = new WeakMap<object, Map<string, Progress>>();

/**
 * Keeps the catalogue what the vendors publish: each vendor is asked when the platform starts, again and again until he
 * answers, and every two minutes from then on. One that fails or hangs keeps no other from his turn.
 */
export const syncCataloguesJob: Job = {
  name: "games.sync_catalogues",
  everyMs: lookEveryMs,
  run: async (scope) => {
    const due = (await listIntegrations(scope)).filter((integration) => isDue(scope, integration));
    await syncs.begin(
      scope,
      due.map((integration) => [integration.code, () => syncOne(scope, integration)]),
    );
  },
  settle: (scope) => syncs.settle(scope),
};

function isDue(scope: Scope, { code }: Integration): boolean {
  const { syncedAtMs, againAtMs } = progressOf(scope, code);
  const nowMs = scope.clock.now().getTime();
  if (nowMs < againAtMs && againAtMs - nowMs <= retryEveryMs) return false;
  return syncedAtMs === undefined || nowMs - syncedAtMs >= syncEveryMs || nowMs < syncedAtMs;
}

async function syncOne(scope: Scope, integration: Integration): Promise<void> {
  const progress = progressOf(scope, integration.code);
  const outcome = await syncCatalogue(scope, integration);
  if (outcome.synced) {
    progress.syncedAtMs = scope.clock.now().getTime();
    progress.failures = 0;
    tellChanges(scope, integration.code, outcome);
    return;
  }
  if (progress.failures === 0) {
    scope.log.warn({ integration: integration.code, reason: outcome.reason }, "a vendor gives no catalogue; asking on");
  }
  progress.failures += 1;
  if (progress.failures > quickTries) progress.againAtMs = scope.clock.now().getTime() + retryEveryMs;
}

function tellChanges({ log }: Scope, integration: string, outcome: Extract<SyncOutcome, { readonly synced: true }>): void {
  if (!outcome.changed) return;
  const { synced: _synced, changed: _changed, ...counts } = outcome;
  log.info({ integration, games: counts }, "catalogue changed");
  if (outcome.rejectedCount > 0)
    log.warn({ integration, rejectedCount: outcome.rejectedCount }, "a vendor lists games that cannot be read");
  if (outcome.heldCount > 0) {
    log.error(
      { integration, heldCount: outcome.heldCount },
      "most games are gone from a vendor's list; they stay until an operator confirms it",
    );
  }
}

function progressOf({ database }: Scope, code: string): Progress {
  const ofDatabase = progressOfDatabase.get(database) ?? new Map<string, Progress>();
  progressOfDatabase.set(database, ofDatabase);
  const progress = ofDatabase.get(code) ?? { syncedAtMs: undefined, failures: 0, againAtMs: 0 };
  ofDatabase.set(code, progress);
  return progress;
}
