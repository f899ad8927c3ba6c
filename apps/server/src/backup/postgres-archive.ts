import type { Database } from "@lantern/database/database.ts";
import { hashLedger } from "../wallet/hash-ledger.ts";
import { selectLastMigration, type BackupManifest } from "./backup-manifest.ts";
import { connectionEnvironment, runTool } from "./run-tool.ts";

export interface PostgresArchive {
  readonly databaseUrl: string;
  readonly file: string;
  /** Folder of PostgreSQL's programs; found by the path where absent. */
  readonly toolFolder?: string | undefined;
}

const exportSnapshot = "select pg_export_snapshot() as snapshot, current_setting('server_version_num')::int / 10000 as version";

/** Dumps a running database, as it is at one moment, and tells that moment's ledger hash: both read the same snapshot. */
export async function dumpPostgres(
  database: Database,
  { databaseUrl, file, toolFolder: folder }: PostgresArchive,
): Promise<BackupManifest> {
  return database.tx(
    async (transaction) => {
      const [moment] = await transaction.query<{ snapshot: string; version: number }>(exportSnapshot);
      if (moment === undefined) throw new Error("PostgreSQL exported no snapshot");
      await assertToolFits("pg_dump", moment.version, folder);
      const parameters = ["--format=custom", "--no-owner", "--no-privileges", `--snapshot=${moment.snapshot}`, `--file=${file}`];
      // While it runs, this transaction is idle but must stay: it is the snapshot.
      await transaction.runScript("set local idle_in_transaction_session_timeout = 0");
      await runTool({ name: "pg_dump", folder, parameters, environment: connectionEnvironment(databaseUrl) });
      const [migration] = await transaction.query<{ name: string }>(selectLastMigration);
      return {
        kind: "postgres" as const,
        takenAt: new Date().toISOString(),
        ledgerHash: await hashLedger(transaction),
        migration: migration?.name ?? "",
      };
    },
    { isolation: "repeatable read", mayTakeLong: true },
  );
}

const countTables =
  "select count(*)::int as tables from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')";
const selectVersion = "select current_setting('server_version_num')::int / 10000 as version";

/** Restores into an empty database, whole or not at all. @throws Error for one that is not empty: nothing is ever overwritten. */
export async function restorePostgres(database: Database, { databaseUrl, file, toolFolder: folder }: PostgresArchive): Promise<void> {
  const [found] = await database.query<{ tables: number }>(countTables);
  const name = new URL(databaseUrl).pathname.slice(1);
  if (found?.tables !== 0)
    throw new Error(
      `The database ${name} is not empty (${found?.tables} tables). Restore into a new one: createdb ${name}_restored, then point DATABASE_URL at it.`,
    );
  const [server] = await database.query<{ version: number }>(selectVersion);
  await assertToolFits("pg_restore", server?.version ?? 0, folder);
  const parameters = ["--no-owner", "--no-privileges", "--exit-on-error", "--single-transaction", `--dbname=${name}`, file];
  await runTool({ name: "pg_restore", folder, parameters, environment: connectionEnvironment(databaseUrl) });
}

async function assertToolFits(name: string, serverVersion: number, folder: string | undefined): Promise<void> {
  const version = Number(/(\d+)/.exec(await runTool({ name, folder, parameters: ["--version"] }))?.[1]);
  if (version < serverVersion)
    throw new Error(
      `${name} is of version ${version}, the server of version ${serverVersion}: install postgresql-client-${serverVersion} and set PG_BIN to the folder of its programs.`,
    );
}
