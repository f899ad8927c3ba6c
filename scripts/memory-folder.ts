import { readFileSync, readdirSync, rmSync, statSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { processStartedAt } from "@lantern/database/embedded/process-start.ts";
import { postgresFolderPrefix } from "@lantern/database/testing/postgres-server.ts";

/** Linux's file system in memory. */
const shared = "/dev/shm";
/** What a test run's databases and their log need at most, with room left for others. */
const roomBytesMin = 3 * 2 ** 30;
/** A server is at work in its folder long before this, or never. */
const makingMsMax = 600_000;

/**
 * Where a test run keeps databases that it throws away: a folder in memory, where a new database takes less processor time than on a disk that
 * others write to; undefined where the system has none, or too little room. What runs that were killed left there is removed.
 */
export function memoryFolder(): string | undefined {
  try {
    removeAbandoned();
    const { bavail, bsize } = statfsSync(shared);
    return bavail * bsize >= roomBytesMin ? shared : undefined;
  } catch {
    return undefined;
  }
}

function removeAbandoned(): void {
  for (const name of readdirSync(shared)) {
    const folder = join(shared, name);
    if (name.startsWith(postgresFolderPrefix) && isAbandoned(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

function isAbandoned(folder: string): boolean {
  const { uid, mtimeMs } = statSync(folder);
  if (uid !== process.getuid?.()) return false;
  try {
    const pid = Number(readFileSync(join(folder, "data/postmaster.pid"), "utf8").split("\n")[0]);
    // While the server's files are being made its number stands there below zero, and for a moment none does.
    return Number.isInteger(pid) && pid !== 0 && processStartedAt(Math.abs(pid)) === undefined;
  } catch {
    return Date.now() - mtimeMs > makingMsMax;
  }
}
