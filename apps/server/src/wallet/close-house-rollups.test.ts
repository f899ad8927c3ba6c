import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";
import { checkLedger } from "./check-ledger.ts";
import { closeHouseRollups } from "./close-house-rollups.ts";
import { post } from "./post.ts";
import { readHouseBalances } from "./read-house-balances.ts";
import { movements, openMember, type TestMember } from "./testing/open-member.ts";

const { debit, credit } = movements;

let database: TestDatabase;
let member: TestMember;
beforeAll(async () => {
  database = await openTestDatabase("postgres");
});
afterAll(() => database.close());
beforeEach(async () => {
  member = await openMember(database, { fundsUnits: 1_000n });
});

const close = () => closeHouseRollups(database, { marginMs: 0 });

/** Closes what is open by now: transactions of other databases on the same server count too, and end soon. */
async function closeForSure(): Promise<Date> {
  for (;;) {
    const closed = await close();
    if (closed !== undefined) return closed;
  }
}

const bet = (key: string, units: bigint) =>
  database.tx((transaction) => post(transaction, debit(member.memberId, `${key}:${member.memberId}`, units)));
const houseOf = async (name: string) =>
  (await readHouseBalances(database, member.merchantId)).find((account) => account.name === name)?.balanceUnits;

test("the house's balance is the closed roll-up plus the entries since, before, between and after closings", async () => {
  await bet("one", 100n);
  expect(await houseOf("games")).toBe(100n);
  await closeForSure();
  await bet("two", 50n);
  await closeForSure();
  expect(await houseOf("games")).toBe(150n);
  await bet("three", 25n);
  expect(await houseOf("games")).toBe(175n);
  await closeForSure();
  await closeForSure();
  expect(await houseOf("games")).toBe(175n);
  expect(await houseOf("grants")).toBe(-1_000n);
  expect((await checkLedger(database)).problems).toEqual([]);
});

test("a boundary stays open while a movement that began before it is not committed, and then counts it", async () => {
  await closeForSure();
  const posted = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const slow = database.tx(async (transaction) => {
    await post(transaction, debit(member.memberId, `slow:${member.memberId}`, 70n));
    posted.resolve();
    await mayCommit.promise;
  });
  await posted.promise;
  // The boundary before the movement closes and opens the next, which lies after it.
  await closeForSure();
  const whileRunning = await close();
  mayCommit.resolve();
  await slow;
  expect(whileRunning).toBeUndefined();
  await closeForSure();
  await closeForSure();
  expect(await houseOf("games")).toBe(70n);
  expect((await checkLedger(database)).problems).toEqual([]);
});

test("a win that the house pays out lowers its balance", async () => {
  await database.tx((transaction) => post(transaction, credit(member.memberId, `win:${member.memberId}`, 300n)));
  expect(await houseOf("games")).toBe(-300n);
});
