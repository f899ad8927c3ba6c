import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "./scripts/start-postgres.ts";

/** One PostgreSQL for the test run, and a folder for what embedded databases begin with. */
export default async function setUp(): Promise<() => Promise<void>> {
  const snapshotsFolder = mkdtempSync(join(tmpdir(), "lantern-snapshots-"));
  process.env["TEST_SNAPSHOTS_FOLDER"] = snapshotsFolder;
  const stopPostgres = await startPostgres({ writeThrough: false });
  return async () => {
    rmSync(snapshotsFolder, { recursive: true, force: true });
    await stopPostgres?.();
  };
}
