import { existsSync } from "node:fs";
import type { Database } from "@lantern/database/database.ts";
import { openDatabase } from "@lantern/database/open-database.ts";
import { everyLedgerCheck } from "../ledger-checks.ts";
import { checkLedger } from "../wallet/check-ledger.ts";
import { hashLedgerNow } from "../wallet/hash-ledger.ts";
import { readManifest, type BackupManifest } from "./backup-manifest.ts";
import { unpackDirectory } from "./embedded-archive.ts";
import { restorePostgres } from "./postgres-archive.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The command `npm run restore -- <file>`: brings a backup back into the empty database of DATABASE_URL, or into a DATA_DIR without one,
 * then compares the ledger with what it was and proves it.
 * @returns the line that says what was restored.
 * @throws Error that says what to do; nothing that is there is ever overwritten.
 */
export async function restoreCommand(environment: Environment, file: string | undefined): Promise<string> {
  if (file === undefined || file === "") throw new Error("Name the backup: npm run restore -- /backups/lantern-2026-11-21.backup");
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const manifest = await readManifest(file);
  const database = await restoreData(environment, file, manifest);
  try {
    const hash = await hashLedgerNow(database);
    if (hash !== manifest.ledgerHash)
      throw new Error(`The restored ledger is another one: hash ${hash}, but the backup's is ${manifest.ledgerHash}. Do not start it.`);
    const { sound, transferCount } = await checkLedger(database, everyLedgerCheck);
    if (!sound) throw new Error("The restored ledger is the backup's, and not sound: npm run ledger:check says what is wrong.");
    return `Restored the ${manifest.kind} backup of ${manifest.takenAt}: ${transferCount} transfers, ledger hash ${hash}.`;
  } finally {
    await database.close();
  }
}

async function restoreData(environment: Environment, file: string, { kind }: BackupManifest): Promise<Database> {
  const databaseUrl = environment["DATABASE_URL"] ?? "";
  if ((databaseUrl === "") !== (kind === "embedded"))
    throw new Error(
      kind === "embedded"
        ? "This is a backup of an embedded database: leave DATABASE_URL out and set DATA_DIR to a new directory."
        : "This is a backup of a PostgreSQL database: set DATABASE_URL to a new, empty one.",
    );
  if (databaseUrl === "") {
    const dataDirectory = environment["DATA_DIR"] ?? ".lantern";
    await unpackDirectory({ dataDirectory, file });
    return openDatabase({ dataDirectory });
  }
  const database = await openDatabase({ url: databaseUrl, poolSize: 1 });
  try {
    await restorePostgres(database, { databaseUrl, file, toolFolder: environment["PG_BIN"] });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
