import { mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { migrations } from "./migrations.ts";

export type StudioDatabase = DatabaseSync;

/**
 * Opens the studio's file, brings its tables up to date and keeps it for this process alone.
 * A commit is on the disk when it returns: what a player was shown survives any stop.
 * @throws Error that says what to do when another process has it open.
 */
export function openDatabase(dataDirectory: string): StudioDatabase {
  const folder = path.join(dataDirectory, "studio");
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, "studio.sqlite");
  const database = new DatabaseSync(file, { timeout: 3_000 });
  try {
    database.exec("pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;");
    migrate(database);
  } catch (failure) {
    database.close();
    if (failure instanceof Error && /locked|busy/i.test(failure.message)) {
      throw new Error(`Another process has ${file} open: stop the other studio, or set another DATA_DIR.`, { cause: failure });
    }
    throw failure;
  }
  return database;
}

/** Everything that `work` writes is kept together or not at all. `work` must not wait for anything. */
export function inTransaction<Result>(database: StudioDatabase, work: () => Result): Result {
  database.exec("begin immediate");
  try {
    const result = work();
    database.exec("commit");
    return result;
  } catch (failure) {
    database.exec("rollback");
    throw failure;
  }
}

function migrate(database: StudioDatabase): void {
  inTransaction(database, () => {
    const done = Number(database.prepare("pragma user_version").get()?.["user_version"] ?? 0);
    if (done > migrations.length)
      throw new Error("The studio's file was written by a newer version: start that one, or set another DATA_DIR.");
    for (const migration of migrations.slice(done)) database.exec(migration);
    database.exec(`pragma user_version = ${migrations.length}`);
  });
}
