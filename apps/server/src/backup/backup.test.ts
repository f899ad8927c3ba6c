import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "@lantern/database/migrate.ts";
import { openDatabase } from "@lantern/database/open-database.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkLedgerCommand } from "../check-ledger-command.ts";
import { post } from "../wallet/post.ts";
import { movements, openMember } from "../wallet/testing/open-member.ts";
import { backupCommand } from "./backup-command.ts";
import { restoreCommand } from "./restore-command.ts";
import { connectionEnvironment } from "./run-tool.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "lantern-backup-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function fillDirectory(dataDirectory: string): Promise<void> {
  const database = await openDatabase({ dataDirectory });
  await migrate(database);
  const { memberId } = await openMember(database, { fundsUnits: 1_000n });
  await database.tx((transaction) => post(transaction, movements.debit(memberId, "bet", 100n)));
  await database.close();
}

async function hashOf(place: Record<string, string>): Promise<string | undefined> {
  const lines: string[] = [];
  expect(await checkLedgerCommand(place, (line) => void lines.push(line))).toBe(0);
  return lines.find((line) => line.startsWith("Ledger hash"));
}

describe("a backup of the embedded database", { timeout: 90_000 }, () => {
  const at = (name: string) => join(folder, name);

  test("comes back whole in an empty directory, with the same ledger, and overwrites nothing", async () => {
    const [source, target, file] = [at("source"), at("target"), at("archive.backup")];
    await fillDirectory(source);
    expect(await backupCommand({ DATA_DIR: source }, file)).toMatch(/embedded, migration \d{4}_\w+, ledger hash [0-9a-f]{32}\.$/);
    expect(statSync(file).mode & 0o077, "others may read it").toBe(0);
    expect(await restoreCommand({ DATA_DIR: target }, file)).toContain("2 transfers");
    expect(await hashOf({ DATA_DIR: target })).toBe(await hashOf({ DATA_DIR: source }));

    await expect(backupCommand({ DATA_DIR: source }, file)).rejects.toThrow(`${file} exists: name another file`);
    await expect(restoreCommand({ DATA_DIR: target }, file)).rejects.toThrow(`${target} holds data already`);
    await expect(restoreCommand({ DATABASE_URL: "postgres://a@127.0.0.1:1/b" }, file)).rejects.toThrow("leave DATABASE_URL out");

    writeFileSync(`${file}.json`, JSON.stringify({ kind: "embedded", ledgerHash: "0".repeat(32) }));
    await expect(restoreCommand({ DATA_DIR: at("other") }, file)).rejects.toThrow("The restored ledger is another one");
  });

  test("is not made of a platform that runs", async () => {
    const running = at("running");
    const database = await openDatabase({ dataDirectory: running });
    try {
      await expect(backupCommand({ DATA_DIR: running }, at("running.backup"))).rejects.toThrow("is in use by process");
    } finally {
      await database.close();
    }
  });

  test("says what is missing", async () => {
    await expect(backupCommand({}, undefined)).rejects.toThrow("Name the file to write");
    await expect(backupCommand({ DATA_DIR: at("none") }, at("none.backup"))).rejects.toThrow("There is no database in");
    await expect(restoreCommand({}, undefined)).rejects.toThrow("Name the backup");
    await expect(restoreCommand({}, at("nothing"))).rejects.toThrow("There is no file");
    writeFileSync(at("alone"), "");
    await expect(restoreCommand({}, at("alone"))).rejects.toThrow("a backup is two files");
  });
});

test("PostgreSQL's programs learn the address from variables that no command line shows", () => {
  expect(connectionEnvironment("postgres://a%40b:s%2Fcret@[::1]:6432/lantern?sslmode=require")).toEqual({
    PGHOST: "::1",
    PGPORT: "6432",
    PGUSER: "a@b",
    PGPASSWORD: "s/cret",
    PGDATABASE: "lantern",
    PGSSLMODE: "require",
  });
});
