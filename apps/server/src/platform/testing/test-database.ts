import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "@lantern/database/database.ts";
import { openEmbeddedDatabase, type EmbeddedDatabase } from "@lantern/database/embedded/embedded-database.ts";
import { migrate } from "@lantern/database/migrate.ts";
import { readFunctionFiles, readMigrations } from "@lantern/database/migration-files.ts";
import { openDatabase } from "@lantern/database/open-database.ts";

export interface TestDatabase extends Database {
  /** Where other processes of a test reach the same database; absent for the embedded one. */
  readonly url: string | undefined;
}

function serverUrl(): string {
  const url = process.env["TEST_DATABASE_URL"];
  if (url === undefined)
    throw new Error(
      "TEST_DATABASE_URL is not set: tests run under vitest with vitest.global-setup.ts, which starts PostgreSQL and sets it",
    );
  return url;
}

function urlOf(databaseName: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${databaseName}`;
  return url.href;
}

const templateExists = "select 1 from pg_database where datname = $1";

/** Changes with every migration and function. */
async function schemaVersion(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of [...(await readMigrations()), ...(await readFunctionFiles())]) hash.update(`${file.name} ${file.hash}\n`);
  return hash.digest("hex").slice(0, 16);
}

/** A database with all migrations run, made once a server and version: new ones are copies of it. */
async function ensureTemplate(server: Database): Promise<string> {
  const name = `lantern_template_${await schemaVersion()}`;
  if ((await server.query(templateExists, [name])).length > 0) return name;
  const unfinished = `lantern_unfinished_${randomBytes(6).toString("hex")}`;
  await server.runScript(`create database ${unfinished}`);
  const database = await openDatabase({ url: urlOf(unfinished), poolSize: 1 });
  try {
    await migrate(database);
  } finally {
    await database.close();
  }
  try {
    await server.runScript(`alter database ${unfinished} rename to ${name}`);
  } catch (error) {
    // Another test file was first.
    await server.runScript(`drop database ${unfinished} with (force)`);
    if ((await server.query(templateExists, [name])).length === 0) throw error;
  }
  return name;
}

async function openOnPostgres(poolSize: number): Promise<TestDatabase> {
  const server = await openDatabase({ url: serverUrl(), poolSize: 1 });
  const name = `lantern_test_${process.pid}_${randomBytes(6).toString("hex")}`;
  try {
    const template = await ensureTemplate(server);
    await server.runScript(`create database ${name} template ${template} strategy file_copy`);
    const database = await openDatabase({ url: urlOf(name), poolSize });
    return Object.assign(Object.create(database) as TestDatabase, {
      url: urlOf(name),
      close: async () => {
        await database.close();
        await server.runScript(`drop database ${name} with (force)`);
        await server.close();
      },
    });
  } catch (error) {
    await server.close();
    throw error;
  }
}

async function openEmbedded(): Promise<TestDatabase> {
  const folder = process.env["TEST_SNAPSHOTS_FOLDER"];
  if (folder === undefined) {
    throw new Error("TEST_SNAPSHOTS_FOLDER is not set: tests run under vitest with vitest.global-setup.ts, which makes it and sets it");
  }
  const snapshot = join(folder, `${await schemaVersion()}.tar`);
  const database = existsSync(snapshot) ? await openEmbeddedDatabase({ snapshot }) : await makeEmbedded(snapshot);
  return Object.assign(Object.create(database) as TestDatabase, { url: undefined });
}

/** As `ensureTemplate`: the first of a run makes an embedded database, the others begin with what it writes down. */
async function makeEmbedded(snapshot: string): Promise<EmbeddedDatabase> {
  const database = await openEmbeddedDatabase({});
  await migrate(database);
  // Under a name of its own until it is whole: another test file may be at it too.
  const unfinished = `${snapshot}.${randomBytes(6).toString("hex")}`;
  await database.writeSnapshot(unfinished);
  await rename(unfinished, snapshot);
  return database;
}

/**
 * A freshly migrated database for one test file. `postgres` is the default for capabilities, since the embedded one has
 * a single connection and hides every race. Close it in `afterAll`: that drops it.
 */
export function openTestDatabase(kind: "embedded" | "postgres", options: { readonly poolSize?: number } = {}): Promise<TestDatabase> {
  return kind === "postgres" ? openOnPostgres(options.poolSize ?? 10) : openEmbedded();
}
