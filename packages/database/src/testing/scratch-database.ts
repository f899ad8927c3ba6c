import { randomBytes } from "node:crypto";
import type { Database } from "../database.ts";
import { openDatabase } from "../open-database.ts";

/** An empty database: in memory, or a new one on the PostgreSQL of the test run (TEST_DATABASE_URL). Closing drops it. */
export async function openScratchDatabase(kind: "embedded" | "postgres"): Promise<Database & { readonly url?: string }> {
  if (kind === "embedded") return openDatabase({ inMemory: true });
  const serverUrl = process.env["TEST_DATABASE_URL"];
  if (serverUrl === undefined)
    throw new Error(
      "TEST_DATABASE_URL is not set: tests run under vitest with vitest.global-setup.ts, which starts PostgreSQL and sets it",
    );
  const server = await openDatabase({ url: serverUrl, poolSize: 1 });
  const name = `lantern_scratch_${randomBytes(6).toString("hex")}`;
  await server.runScript(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href });
  return Object.assign(Object.create(database) as Database, {
    url: url.href,
    close: async () => {
      await database.close();
      await server.runScript(`drop database ${name} with (force)`);
      await server.close();
    },
  });
}
