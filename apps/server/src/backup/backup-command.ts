import { existsSync } from "node:fs";
import { chmod, mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { openDatabase } from "@lantern/database/open-database.ts";
import { manifestPath, writeManifest } from "./backup-manifest.ts";
import { packDirectory } from "./embedded-archive.ts";
import { dumpPostgres } from "./postgres-archive.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The command `npm run backup -- <file>`: writes the database of DATABASE_URL (by pg_dump, while the platform runs) or the embedded one
 * in DATA_DIR (by tar, while it does not) to a file, and its manifest beside it.
 * @returns the line that says what was written.
 * @throws Error that says what to do. What was there is never overwritten, and a backup that failed leaves no file.
 */
export async function backupCommand(environment: Environment, file: string | undefined): Promise<string> {
  if (file === undefined || file === "") throw new Error("Name the file to write: npm run backup -- /backups/lantern-2026-11-21.backup");
  for (const taken of [file, manifestPath(file)])
    if (existsSync(taken)) throw new Error(`${taken} exists: name another file, or remove that one yourself.`);
  await mkdir(path.dirname(path.resolve(file)), { recursive: true });
  const unfinished = `${file}.unfinished`;
  try {
    const manifest = await writeBackup(environment, unfinished);
    await chmod(unfinished, 0o600);
    await writeManifest(file, manifest);
    await rename(unfinished, file);
    return `${file}: ${manifest.kind}, migration ${manifest.migration}, ledger hash ${manifest.ledgerHash}.`;
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function writeBackup(environment: Environment, file: string) {
  const databaseUrl = environment["DATABASE_URL"] ?? "";
  if (databaseUrl === "") return packDirectory({ dataDirectory: environment["DATA_DIR"] ?? ".lantern", file });
  const database = await openDatabase({ url: databaseUrl, poolSize: 1 });
  try {
    return await dumpPostgres(database, { databaseUrl, file, toolFolder: environment["PG_BIN"] });
  } finally {
    await database.close();
  }
}
