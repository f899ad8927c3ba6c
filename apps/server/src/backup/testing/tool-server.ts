import { execFileSync, spawn } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readMigrations, type SqlFile } from "@lantern/database/migration-files.ts";
import { openDatabase } from "@lantern/database/open-database.ts";
import { freePort } from "@lantern/database/testing/free-port.ts";

/** The platform's server is of this version. */
const ownVersion = 18;

export interface ToolServer {
  /** Of a database for administration. */
  readonly url: string;
  /** What a database needs that the platform's functions expect and an older server lacks. */
  readonly shim: string;
  /** The platform's migrations in words that the server knows. */
  readonly migrations: readonly SqlFile[];
  close(): Promise<void>;
}

/** Before version 17 a generated column is made anew where its expression changes. */
const newExpression = /alter column (\w+) set expression as \((.*)\);/gu;
const olderWords = (file: SqlFile): SqlFile => ({
  ...file,
  sql: file.sql.replaceAll(newExpression, "drop column $1, add column $1 boolean generated always as ($2) stored;"),
});

/**
 * A PostgreSQL that this machine's pg_dump can read: the test run's own, or where pg_dump is older, the server that came with it, as
 * Debian installs them side by side.
 */
export async function startToolServer(): Promise<ToolServer> {
  const version = Number(/(\d+)/.exec(execFileSync("pg_dump", ["--version"], { encoding: "utf8" }))?.[1]);
  const own = process.env["TEST_DATABASE_URL"];
  if (version >= ownVersion && own !== undefined)
    return { url: own, shim: "", migrations: await readMigrations(), close: async () => undefined };
  return startOlder(`/usr/lib/postgresql/${version}/bin`);
}

async function startOlder(programs: string): Promise<ToolServer> {
  const folder = mkdtempSync(join(tmpdir(), "lantern-tools-"));
  const user = process.getuid?.() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const port = await freePort();
  execFileSync(join(programs, "initdb"), ["-D", data, "-U", "lantern", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C"], {
    ...user,
    stdio: "ignore",
  });
  const settings = ["fsync=off", "unix_socket_directories=", "listen_addresses=127.0.0.1"].flatMap((setting) => ["-c", setting]);
  const server = spawn(join(programs, "postgres"), ["-D", data, "-p", String(port), ...settings], { ...user, stdio: "ignore" });
  const gone = new Promise((resolve) => server.once("exit", resolve));
  const url = `postgres://lantern@127.0.0.1:${port}/postgres`;
  for (let attempt = 0; ; attempt += 1) {
    const opened = await openDatabase({ url, poolSize: 1 }).catch((error: unknown) => error as Error);
    if (!(opened instanceof Error)) {
      await opened.close();
      break;
    }
    if (attempt === 200) throw new Error("The PostgreSQL beside pg_dump did not start", { cause: opened });
    await pause(100);
  }
  return {
    url,
    shim: "create function uuidv7(shift interval default '0') returns uuid language sql as 'select gen_random_uuid()'",
    migrations: (await readMigrations()).map(olderWords),
    close: async () => {
      server.kill("SIGQUIT");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function idOf(flag: "-u" | "-g"): number {
  return Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
}
