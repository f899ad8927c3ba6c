import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";
import { hashLedgerNow } from "./hash-ledger.ts";
import { post } from "./post.ts";
import { movements, openMember } from "./testing/open-member.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase("postgres", { poolSize: 2 });
});
afterAll(() => database.close());

test("the ledger's hash stays while nothing moves, and changes with every movement and every damage", async () => {
  const { memberId } = await openMember(database, { fundsUnits: 1_000n });
  const hashes = [await hashLedgerNow(database)];
  expect(hashes[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(await hashLedgerNow(database)).toBe(hashes[0]);
  await database.tx((transaction) => post(transaction, movements.debit(memberId, "bet", 100n)));
  hashes.push(await hashLedgerNow(database));
  for (const damage of [
    "update ledger_transfers set details = '{\"changed\": true}'",
    "update ledger_entries set amount_units = amount_units + 1 where entry_number is null",
    "delete from ledger_entries where entry_number is null",
  ]) {
    await database.runScript(`set session_replication_role = replica; ${damage}; set session_replication_role = origin`);
    hashes.push(await hashLedgerNow(database));
  }
  expect(new Set(hashes).size).toBe(hashes.length);
});
