import { openTestDatabase, type TestDatabase } from "@lantern/server/platform/testing/test-database.ts";
import { startPostgres } from "../scripts/start-postgres.ts";
import { startBare, type Bare } from "./bare.ts";
import { startPlatform, type Platform } from "./platform.ts";

/** What measurements stand on, each started when first asked for and stopped at the end. */
export interface Stand {
  /** A migrated database of its own on PostgreSQL; whoever asked closes it. */
  openDatabase(poolSize: number): Promise<TestDatabase>;
  /** The platform as its own process on PostgreSQL, with the test seed and the studio's games. */
  platform(): Promise<Platform>;
  /** The process that everything is compared with. */
  bare(): Promise<Bare>;
  close(): Promise<void>;
}

/** Starts PostgreSQL with commits that reach the disk, unless TEST_DATABASE_URL names one. */
export async function openStand(): Promise<Stand> {
  const stopPostgres = await startPostgres({ writeThrough: true });
  let platform: Promise<Platform> | undefined;
  let bare: Promise<Bare> | undefined;
  return {
    openDatabase: (poolSize) => openTestDatabase("postgres", { poolSize }),
    platform: () => (platform ??= startPlatform()),
    bare: () => (bare ??= startBare()),
    close: async () => {
      // What failed to start has said so to whoever asked for it.
      for (const started of [platform, bare]) await started?.then((running) => running.stop()).catch(() => undefined);
      await stopPostgres?.();
    },
  };
}
