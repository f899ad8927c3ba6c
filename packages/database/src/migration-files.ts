import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";

/** A SQL file of this package: a migration or a file of functions. */
export interface SqlFile {
  /** The file's name without `.sql`. */
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the text, with line ends as on Unix. */
  readonly hash: string;
}

const here = (folder: string) => new URL(`../${folder}/`, import.meta.url);

async function readFolder(folder: URL): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();
  return Promise.all(
    names.map(async (fileName) => {
      const sql = (await readFile(new URL(fileName, folder), "utf8")).replaceAll("\r\n", "\n");
      return { name: fileName.slice(0, -".sql".length), sql, hash: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

/** The migrations in the order in which they run: by name. */
export function readMigrations(folder: URL = here("migrations")): Promise<SqlFile[]> {
  return readFolder(folder);
}

/** The function files; they are applied after the migrations, and again whenever one changes. */
export function readFunctionFiles(folder: URL = here("functions")): Promise<SqlFile[]> {
  return readFolder(folder);
}

/** Rows to insert right after the migration of the same name, for the test that migrates step by step. */
export function readSampleRows(folder: URL = here("sample-rows")): Promise<SqlFile[]> {
  return readFolder(folder);
}
