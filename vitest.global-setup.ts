import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "./scripts/start-postgres.ts";

/** One PostgreSQL for the test run, and a folder for what embedded databases begin with. */
export default async function setUp(): Promise<() => Promise<void>> {
  const snapshotsFolder = mkdtempSync(join(tmpdir(), "lantern-snapshots-"));
  process.env["TEST_SNAPSHOTS_FOLDER"] = snapshotsFolder;
  // Also where a signal ends the run; PostgreSQL's package stops its server then.
  process.once("exit", () => rmSync(snapshotsFolder, { recursive: true, force: true }));
  const stopPostgres = await startPostgres({ writeThrough: false });
  return async () => {
    await stopPostgres?.();
  };
}
