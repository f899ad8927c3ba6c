import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Database } from "@lantern/database/database.ts";
import { freePortPair } from "@lantern/database/testing/free-port.ts";
import { openTestDatabase } from "@lantern/server/platform/testing/test-database.ts";
import { startChild, type Child } from "./child.ts";

export interface Platform {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  readonly pid: number;
  /** The platform's own database, for what has to be put there. */
  readonly database: Database;
  stop(): Promise<void>;
}

const gamesMsMax = 60_000;

/** Starts the platform as `main.ts` runs it, on PostgreSQL, with the test seed (its rate limits let a load through) and the studio. @param more variables of its environment. */
export async function startPlatform(more: Readonly<Record<string, string>> = {}): Promise<Platform> {
  const database = await openTestDatabase("postgres", { poolSize: 4 });
  const folder = await mkdtemp(path.join(tmpdir(), "lantern-bench-"));
  const children: Child[] = [];
  const stop = async () => {
    for (const child of children) await child.stop();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const port = await freePortPair();
    const environment = { ...environmentOf(port, folder), DATABASE_URL: database.url ?? "", LANTERN_SEED: "test", ...more };
    const url = `http://127.0.0.1:${port}`;
    const platform = startChild("apps/server/src/main.ts", environment);
    children.push(platform);
    await platform.untilOutput(/Lantern is open/);
    const studio = startChild("apps/studio/src/server/main.ts", { ...environment, PLATFORM_URL: url });
    children.push(studio);
    await studio.untilOutput(/Studio/);
    await untilGames(url);
    return { url, pid: platform.pid, database, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What both processes of a platform at this port are told, apart from its data. */
export function environmentOf(port: number, dataDirectory: string): Readonly<Record<string, string>> {
  return {
    PORT: String(port),
    STUDIO_PORT: String(port + 1),
    HOST: "127.0.0.1",
    DATA_DIR: dataDirectory,
    DATABASE_URL: "",
    LANTERN_MODE: "demo",
    LOG_LEVEL: "warn",
  };
}

async function untilGames(url: string): Promise<void> {
  const deadlineMs = performance.now() + gamesMsMax;
  while (performance.now() < deadlineMs) {
    const answer = await fetch(`${url}/wps/relay/GCSGAME_gameList?gameType=RNG`);
    const { value } = (await answer.json()) as { readonly value?: { readonly games?: readonly unknown[] } };
    if ((value?.games?.length ?? 0) > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the studio's games were not in the catalogue after ${gamesMsMax / 1_000} s`);
}
