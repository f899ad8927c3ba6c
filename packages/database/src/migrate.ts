import type { Database, Transaction } from "./database.ts";
import { applyFunctionFiles } from "./apply-functions.ts";
import { readFunctionFiles, readMigrations, type SqlFile } from "./migration-files.ts";

export class MigrationError extends Error {
  override readonly name = "MigrationError";
}

export interface MigrateOptions {
  /** Other files than this package's: for tests. */
  readonly migrations?: readonly SqlFile[];
  readonly functions?: readonly SqlFile[];
}

export interface MigrationReport {
  /** Names of the migrations that ran now. */
  readonly ran: readonly string[];
  /** Names of the function files that were applied now. */
  readonly functionsApplied: readonly string[];
}

/** Taken by each step, so that processes which start at once run every migration once. */
export const migrationLock = "select pg_advisory_xact_lock(hashtextextended('lantern:migrate', 0))";

const createBookkeeping = `
  create table if not exists platform_migrations (
    name text primary key,
    hash text not null,
    ran_at timestamptz not null default now()
  );
  create table if not exists platform_functions (
    name text primary key,
    hash text not null,
    signatures text[] not null,
    applied_at timestamptz not null default now()
  );`;

const selectRan = "select name, hash from platform_migrations";
const insertRan = "insert into platform_migrations (name, hash) values ($1, $2)";
const makePartitions = "select platform_make_partitions(now())";

function assertUnchanged(ran: readonly { name: string; hash: string }[], migrations: readonly SqlFile[]): void {
  const files = new Map(migrations.map((file) => [file.name, file]));
  for (const { name, hash } of ran) {
    const file = files.get(name);
    if (file === undefined) {
      throw new MigrationError(
        `The database has run the migration ${name}, which this version does not have. Start the version that made it, or a newer one.`,
      );
    }
    if (file.hash !== hash) {
      throw new MigrationError(`The migration ${name} has changed since it ran. Restore the file and put the change into a new migration.`);
    }
  }
}

async function runMigration(transaction: Transaction, migration: SqlFile): Promise<void> {
  try {
    await transaction.runScript(migration.sql);
  } catch (error) {
    throw new MigrationError(`The migration ${migration.name} failed: ${(error as Error).message}`, { cause: error });
  }
  await transaction.query(insertRan, [migration.name, migration.hash]);
}

/** Runs the first migration that has not run; tells its name, or nothing when all have. */
async function runNext(database: Database, migrations: readonly SqlFile[]): Promise<string | undefined> {
  return database.tx(async (transaction) => {
    await transaction.query(migrationLock);
    await transaction.runScript(createBookkeeping);
    const ran = await transaction.query<{ name: string; hash: string }>(selectRan);
    assertUnchanged(ran, migrations);
    const ranNames = new Set(ran.map(({ name }) => name));
    const next = migrations.find(({ name }) => !ranNames.has(name));
    if (next !== undefined) await runMigration(transaction, next);
    return next?.name;
  });
}

/**
 * Brings the database to this version: runs the migrations that have not run, each in a transaction of its own, then
 * applies the function files that changed, then makes the monthly partitions ahead. Any number of processes may call
 * it at once.
 * @throws MigrationError for a migration that changed after it ran, that failed, or that only a newer version has.
 */
export async function migrate(database: Database, options: MigrateOptions = {}): Promise<MigrationReport> {
  const migrations = options.migrations ?? (await readMigrations());
  const functions = options.functions ?? (await readFunctionFiles());
  const ran: string[] = [];
  for (let name = await runNext(database, migrations); name !== undefined; name = await runNext(database, migrations)) ran.push(name);
  const functionsApplied = await database.tx(async (transaction) => {
    await transaction.query(migrationLock);
    return applyFunctionFiles(transaction, functions);
  });
  if (functions.some(({ name }) => name === "platform_partitions")) {
    await database.tx(async (transaction) => {
      await transaction.query(migrationLock);
      await transaction.query(makePartitions);
    });
  }
  return { ran, functionsApplied };
}
