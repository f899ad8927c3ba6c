import { join, resolve } from "node:path";
import type { Database } from "../database.ts";
import { assertChannelName, Listeners } from "../listeners.ts";
import { queryableOver, runTransaction } from "../queryable.ts";
import { TransactionGuard } from "../transaction-guard.ts";
import { lockDirectory, type DirectoryLock } from "./directory-lock.ts";
import { prepareDirectory, type WriteProbe } from "./directory-probe.ts";
import { Mutex } from "./mutex.ts";
import { startWorker } from "./worker-client.ts";
import type { WorkerPlaces } from "./worker-messages.ts";

export interface EmbeddedOptions {
  /** The data directory (the database lives in `database/` within it); in memory where none is given. */
  readonly dataDirectory?: string;
  readonly probe?: WriteProbe;
  /** A file that `writeSnapshot` wrote: the database in memory begins as that one was, without the second that an empty one takes to make. */
  readonly snapshot?: string;
}

export interface EmbeddedDatabase extends Database {
  /** Writes the whole database, as it is, into a file. Not within a transaction. */
  writeSnapshot(file: string): Promise<void>;
}

const unprepared = { prepare: false };

async function openOn(places: WorkerPlaces, lock: DirectoryLock | undefined): Promise<EmbeddedDatabase> {
  const listeners = new Listeners();
  const guard = new TransactionGuard();
  const mutex = new Mutex();
  const worker = await startWorker(places, (channel, payload) => listeners.deliver(channel, payload));
  let closing: Promise<void> | undefined;
  const face = queryableOver((sql, parameters, options) => {
    guard.assertOutside("Database.query");
    return mutex.run(() => worker.run(sql, parameters, options));
  });
  return Object.assign(Object.create(face) as EmbeddedDatabase, {
    kind: "embedded" as const,
    tx: (work, options = {}) => {
      guard.assertOutside("Database.tx");
      return mutex.run(() => guard.inside(() => runTransaction(worker.run, work, options)));
    },
    listen: async (channel, onMessage) => {
      assertChannelName(channel);
      if (listeners.add(channel, onMessage)) await mutex.run(() => worker.run(`listen ${channel}`, [], unprepared));
      return async () => {
        if (!listeners.remove(channel, onMessage) || closing !== undefined) return;
        await mutex.run(() => worker.run(`unlisten ${channel}`, [], unprepared));
      };
    },
    writeSnapshot: (file) => mutex.run(() => worker.writeSnapshot(file)),
    close: () => {
      closing ??= mutex.run(() => worker.close()).finally(() => lock?.release());
      return closing;
    },
  } satisfies Pick<EmbeddedDatabase, "kind" | "tx" | "listen" | "writeSnapshot" | "close">);
}

/**
 * The embedded database: PGlite in a worker thread, one connection, statements and transactions one after another.
 * It writes without syncing: safe against the death of the process, not against power loss.
 * @throws DirectoryUnusableError, DirectoryInUseError
 */
export async function openEmbeddedDatabase({ dataDirectory, probe, snapshot }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  if (dataDirectory === undefined) return openOn(snapshot === undefined ? {} : { snapshot }, undefined);
  const directory = resolve(dataDirectory);
  await prepareDirectory(directory, probe);
  const lock = lockDirectory(directory);
  try {
    return await openOn({ directory: join(directory, "database") }, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}
