import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkLedgerCommand } from "./check-ledger-command.ts";
import { openTestDatabase, type TestDatabase } from "./platform/testing/test-database.ts";
import { openMember } from "./wallet/testing/open-member.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase("postgres");
  await openMember(database, { fundsUnits: 100n });
});
afterAll(() => database.close());

async function run(): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  return { code: await checkLedgerCommand({ DATABASE_URL: database.url }, (line) => lines.push(line)), lines };
}

test("the command answers 0 for a sound ledger, and 1 with what is wrong for another", async () => {
  const sound = await run();
  expect(sound.code).toBe(0);
  expect(sound.lines).toContain("holds  wallet.transfers_sum_to_zero");
  expect(sound.lines.at(-2)).toMatch(/^Ledger hash [0-9a-f]{32}$/);
  expect(sound.lines.at(-1)).toBe("The ledger is sound: 1 transfers, 2 entries.");

  await database.query("update ledger_balances set balance_units = 99 where purse = 'main'");
  const broken = await run();
  expect(broken.code).toBe(1);
  expect(broken.lines).toContain("BROKEN wallet.balances_equal_entries (1)");
  expect(broken.lines.some((line) => line.includes("balance 99 of 1 entries, but the entries sum to 100 in 1"))).toBe(true);
  expect(broken.lines.at(-1)).toBe("The ledger is NOT sound: 1 transfers, 2 entries.");
});

test("the command says so when there is no database where it looks", async () => {
  const directory = mkdtempSync(join(tmpdir(), "lantern-ledger-"));
  try {
    await expect(checkLedgerCommand({ DATA_DIR: directory }, () => undefined)).rejects.toThrow(`there is no database in ${directory}`);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
});
