import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "@lantern/database/database.ts";
import { migrate } from "@lantern/database/migrate.ts";
import { openDatabase } from "@lantern/database/open-database.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { post } from "../wallet/post.ts";
import { hashLedgerNow } from "../wallet/hash-ledger.ts";
import { movements, openMember } from "../wallet/testing/open-member.ts";
import { backupCommand } from "./backup-command.ts";
import { restoreCommand } from "./restore-command.ts";
import { startToolServer, type ToolServer } from "./testing/tool-server.ts";

let folder: string;
let server: ToolServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "lantern-backup-"));
  server = await startToolServer();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A new, empty database. */
async function newDatabase(name: string): Promise<string> {
  const administration = await openDatabase({ url: server.url, poolSize: 1 });
  await administration.runScript(`create database ${name}`);
  await administration.close();
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return url.href;
}

test("a backup taken of PostgreSQL while money moves comes back with that moment's ledger, and overwrites nothing", async () => {
  const url = await newDatabase(`lantern_backup_${process.pid}`);
  const restoredUrl = await newDatabase(`lantern_restored_${process.pid}`);
  const database = await openDatabase({ url });
  const file = join(folder, "postgres.backup");
  try {
    if (server.shim !== "") await database.runScript(server.shim);
    await migrate(database, { migrations: server.migrations });
    const { memberId } = await openMember(database, { fundsUnits: 1_000_000n });
    const load = { stopped: false, bets: 0 };
    const betting = keepBetting(database, memberId, load);
    while (load.bets < 20) await database.query("select 1");
    const betsBefore = load.bets;
    expect(await backupCommand({ DATABASE_URL: url }, file)).toContain("postgres, migration");
    const betsDuring = load.bets - betsBefore;
    load.stopped = true;
    await betting;
    expect(betsDuring, "bets while the backup was taken").toBeGreaterThan(0);

    // It compares the hash of the backup's moment and proves the ledger.
    expect(await restoreCommand({ DATABASE_URL: restoredUrl }, file)).toContain("ledger hash");
    const restored = await openDatabase({ url: restoredUrl, poolSize: 2 });
    expect(await hashLedgerNow(restored)).not.toBe(await hashLedgerNow(database));
    // The platform goes on in it.
    expect((await migrate(restored, { migrations: server.migrations })).ran).toEqual([]);
    expect(await restored.tx((transaction) => post(transaction, movements.debit(memberId, "after", 1n)))).toMatchObject({
      replayed: false,
    });
    await restored.close();
    await expect(restoreCommand({ DATABASE_URL: restoredUrl }, file)).rejects.toThrow("is not empty");
    await expect(restoreCommand({ DATA_DIR: join(folder, "none") }, file)).rejects.toThrow("set DATABASE_URL to a new, empty one");
  } finally {
    await database.close();
  }
});

async function keepBetting(database: Database, memberId: string, load: { stopped: boolean; bets: number }): Promise<void> {
  while (!load.stopped) {
    await database.tx((transaction) => post(transaction, movements.debit(memberId, `bet ${load.bets}`, 1n)));
    load.bets += 1;
  }
}
