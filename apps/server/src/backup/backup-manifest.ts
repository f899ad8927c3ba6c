import { readFile, writeFile } from "node:fs/promises";

/** What stands beside a backup, as `<file>.json`: enough to know what it is and whether all of it came back. */
export interface BackupManifest {
  readonly kind: "postgres" | "embedded";
  readonly takenAt: string;
  /** Of the very moment that the backup holds. */
  readonly ledgerHash: string;
  /** The last migration that had run. */
  readonly migration: string;
}

export function manifestPath(file: string): string {
  return `${file}.json`;
}

export async function writeManifest(file: string, manifest: BackupManifest): Promise<void> {
  await writeFile(manifestPath(file), `${JSON.stringify(manifest, undefined, 2)}\n`, { mode: 0o600 });
}

/** @throws Error that says what to do, where the manifest is missing or is none. */
export async function readManifest(file: string): Promise<BackupManifest> {
  const text = await readFile(manifestPath(file), "utf8").catch(() => undefined);
  if (text === undefined)
    throw new Error(`${manifestPath(file)} is missing: a backup is two files, and this one says what the other holds.`);
  const manifest = JSON.parse(text) as Partial<BackupManifest>;
  const { kind, ledgerHash, takenAt = "", migration = "" } = manifest;
  if ((kind !== "postgres" && kind !== "embedded") || ledgerHash === undefined)
    throw new Error(`${manifestPath(file)} is not the manifest of a backup.`);
  return { kind, ledgerHash, takenAt, migration };
}

export const selectLastMigration = "select coalesce(max(name), '') as name from platform_migrations";
