import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openDatabase } from "@lantern/database/open-database.ts";
import { lockDirectory } from "@lantern/database/embedded/directory-lock.ts";
import { hashLedgerNow } from "../wallet/hash-ledger.ts";
import { selectLastMigration, type BackupManifest } from "./backup-manifest.ts";
import { runTool } from "./run-tool.ts";

export interface EmbeddedArchive {
  readonly dataDirectory: string;
  readonly file: string;
}

const databaseFolder = "database";
const studioFolder = "studio";
const studioFile = path.join(studioFolder, "studio.sqlite");

/**
 * Packs the data directory of a platform and a studio that are not running: the embedded database is whole only then.
 * @throws Error, DirectoryInUseError that say what to stop.
 */
export async function packDirectory({ dataDirectory, file }: EmbeddedArchive): Promise<BackupManifest> {
  if (!existsSync(path.join(dataDirectory, databaseFolder)))
    throw new Error(`There is no database in ${dataDirectory}: set DATA_DIR to the platform's, or DATABASE_URL to its PostgreSQL.`);
  assertStudioStopped(dataDirectory);
  // Opened once: what a killed process left half done is put right by the database itself, and the hash is taken.
  const content = await readContent(dataDirectory);
  const lock = lockDirectory(dataDirectory);
  try {
    const folders = [databaseFolder, studioFolder].filter((folder) => existsSync(path.join(dataDirectory, folder)));
    await runTool({ name: "tar", parameters: ["-czf", file, "-C", dataDirectory, ...folders] });
  } finally {
    lock.release();
  }
  return { kind: "embedded", takenAt: new Date().toISOString(), ...content };
}

async function readContent(dataDirectory: string): Promise<Pick<BackupManifest, "ledgerHash" | "migration">> {
  const database = await openDatabase({ dataDirectory });
  try {
    const [migration] = await database.query<{ name: string }>(selectLastMigration);
    return { ledgerHash: await hashLedgerNow(database), migration: migration?.name ?? "" };
  } finally {
    await database.close();
  }
}

/** Unpacks into a directory without a database; a fault on the way leaves none. @throws Error where there is one: nothing is overwritten. */
export async function unpackDirectory({ dataDirectory, file }: EmbeddedArchive): Promise<void> {
  for (const folder of [databaseFolder, studioFolder]) {
    if (existsSync(path.join(dataDirectory, folder)))
      throw new Error(`${dataDirectory} holds data already (${folder}/). Set DATA_DIR to a new directory, or move that one away.`);
  }
  const unpacking = path.join(dataDirectory, "restoring");
  await rm(unpacking, { recursive: true, force: true });
  await mkdir(unpacking, { recursive: true });
  try {
    await runTool({ name: "tar", parameters: ["-xzf", file, "-C", unpacking] });
    // The database last: with it the directory counts as restored.
    for (const folder of [studioFolder, databaseFolder]) {
      if (existsSync(path.join(unpacking, folder))) await rename(path.join(unpacking, folder), path.join(dataDirectory, folder));
    }
  } finally {
    await rm(unpacking, { recursive: true, force: true });
  }
}

function assertStudioStopped(dataDirectory: string): void {
  const file = path.join(dataDirectory, studioFile);
  if (!existsSync(file)) return;
  const studio = new DatabaseSync(file);
  try {
    studio.exec("pragma busy_timeout = 0; begin exclusive; rollback");
  } catch {
    throw new Error(`The studio of ${dataDirectory} is running: stop it before the backup.`);
  } finally {
    studio.close();
  }
}
