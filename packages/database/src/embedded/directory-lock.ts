import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { processStartedAt } from "./process-start.ts";

/** Who has the directory open; written beside the lock, for the error that a second process gets. */
interface LockOwner {
  readonly pid: number;
  readonly hostName: string;
  /** When that process started, as its system counts it: tells it from a later process with the same number. */
  readonly processStartedAt: string;
  readonly openedAt: string;
}

export interface DirectoryLock {
  release(): void;
}

export class DirectoryInUseError extends Error {
  override readonly name = "DirectoryInUseError";
}

/** Files whose lock is held: one that nobody refers to any more would be closed by the garbage collector, and its lock with it. */
const heldFiles = new Set<DatabaseSync>();

const lockFileName = "database.lock";
const ownerFileName = "database.owner.json";

function readOwner(path: string): LockOwner | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as LockOwner;
  } catch {
    return undefined;
  }
}

function describeOwner(owner: LockOwner | undefined): string {
  const known = owner !== undefined && (owner.hostName !== hostname() || processStartedAt(owner.pid) === owner.processStartedAt);
  return known ? `process ${owner.pid} on ${owner.hostName}, since ${owner.openedAt}` : "another process";
}

function takeFileLock(path: string): DatabaseSync | undefined {
  const file = new DatabaseSync(path);
  try {
    file.exec("pragma journal_mode = memory; pragma busy_timeout = 0; begin exclusive");
    return file;
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode === 5) return undefined;
    throw error;
  }
}

/**
 * Takes the exclusive lock on a data directory: two processes that open one PGlite directory corrupt it silently. The
 * lock itself is the operating system's, held through an exclusive SQLite transaction on a lock file, so it ends with
 * the process however that ends (also by `kill -9`) and there is no stale lock to guess about, nor a race in clearing
 * one; it also holds between containers that share the directory but not their process numbers.
 * @throws DirectoryInUseError naming the directory and the process that holds it.
 */
export function lockDirectory(directory: string): DirectoryLock {
  const ownerPath = join(directory, ownerFileName);
  const file = takeFileLock(join(directory, lockFileName));
  if (file === undefined) {
    throw new DirectoryInUseError(
      `The data directory ${directory} is in use by ${describeOwner(readOwner(ownerPath))}. ` +
        "Stop that one first, or set DATA_DIR to another directory (or DATABASE_URL to a PostgreSQL server, which any number of processes may share).",
    );
  }
  const owner: LockOwner = {
    pid: process.pid,
    hostName: hostname(),
    processStartedAt: processStartedAt(process.pid) ?? "",
    openedAt: new Date().toISOString(),
  };
  writeFileSync(ownerPath, `${JSON.stringify(owner)}\n`);
  heldFiles.add(file);
  return {
    release() {
      if (!heldFiles.delete(file)) return;
      rmSync(ownerPath, { force: true });
      file.close();
    },
  };
}
