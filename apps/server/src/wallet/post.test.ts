import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Transaction } from "@lantern/database/database.ts";
import { openTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";
import { excludeMember } from "../safeguards/exclude-member.ts";
import { setMemberStatus } from "../safeguards/set-member-status.ts";
import type { Movement, PostOutcome } from "./movement.ts";
import { post, postBatch } from "./post.ts";
import { readBalances } from "./read-balances.ts";
import { grant, movements, openMember } from "./testing/open-member.ts";

const { debit, credit, rollback, hold, release, capture } = movements;

describe.each(["postgres", "embedded"] as const)("post on %s", (kind) => {
  let database: TestDatabase;
  let lastKey = 0;
  const key = () => `test:${(lastKey += 1)}`;
  const apply = (movement: Movement): Promise<PostOutcome> => database.tx((transaction) => post(transaction, movement));

  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  async function transferCount(memberId: string): Promise<bigint | undefined> {
    const [row] = await database.query<{ count: bigint }>("select count(*) as count from ledger_transfers where member_id = $1", [
      memberId,
    ]);
    return row?.count;
  }

  test("a debit takes from the main purse, a credit adds to it, each answering the new balance", async () => {
    const { memberId } = await openMember(database, { fundsUnits: 1_000n });
    expect(await apply(debit(memberId, key(), 300n))).toMatchObject({ replayed: false, balanceUnits: 700n });
    expect(await apply(credit(memberId, key(), 50n))).toMatchObject({ replayed: false, balanceUnits: 750n });
    expect(await readBalances(database, memberId)).toMatchObject({ currency: "THB", mainUnits: 750n, spendableUnits: 750n, heldUnits: 0n });
  });

  test("a debit beyond the balance is refused and leaves no key behind", async () => {
    const { memberId } = await openMember(database, { fundsUnits: 100n });
    const movement = debit(memberId, key(), 101n);
    expect(await apply(movement)).toEqual({ refused: "wallet.insufficient_funds" });
    expect(await transferCount(memberId)).toBe(1n);
    await apply(credit(memberId, key(), 1n));
    expect(await apply(movement)).toMatchObject({ replayed: false, balanceUnits: 0n });
  });

  test("the same key with the same request replays the stored answer, also when the money is gone", async () => {
    const { memberId } = await openMember(database, { fundsUnits: 100n });
    const movement = debit(memberId, key(), 60n);
    const first = await apply(movement);
    await apply(debit(memberId, key(), 40n));
    expect(await apply(movement)).toEqual({ ...first, replayed: true });
    expect(await readBalances(database, memberId)).toMatchObject({ mainUnits: 0n });
  });

  test("the same key with another request is refused", async () => {
    const [{ memberId }, other] = [await openMember(database, { fundsUnits: 100n }), await openMember(database, { fundsUnits: 100n })];
    const taken = key();
    await apply(debit(memberId, taken, 60n));
    expect(await apply(debit(memberId, taken, 61n))).toEqual({ refused: "request.idempotency_conflict" });
    expect(await apply(credit(memberId, taken, 60n))).toEqual({ refused: "request.idempotency_conflict" });
    expect(await apply(debit(other.memberId, taken, 60n))).toEqual({ refused: "request.idempotency_conflict" });
    expect(await readBalances(database, memberId)).toMatchObject({ mainUnits: 40n });
    expect(await readBalances(database, other.memberId)).toMatchObject({ mainUnits: 100n });
  });

  test.each([0n, -1n, 10n ** 17n])("an amount of %s is refused", async (amountUnits) => {
    const { memberId } = await openMember(database, { fundsUnits: 100n });
    for (const movement of [
      debit(memberId, key(), amountUnits),
      credit(memberId, key(), amountUnits),
      hold(memberId, key(), amountUnits, "stake"),
    ]) {
      expect(await apply(movement)).toEqual({ refused: "wallet.amount_invalid" });
    }
  });

  test("a movement of an unknown member is refused", async () => {
    expect(await apply(debit("01980000-0000-7000-8000-000000000000", key(), 1n))).toEqual({ refused: "safeguards.member_unknown" });
  });

  test("the rollback of a debit returns the money; asked twice it answers the same once, under the same key or another", async () => {
    const { memberId } = await openMember(database, { fundsUnits: 100n });
    const bet = key();
    await apply(debit(memberId, bet, 60n));
    const back = rollback(memberId, key(), bet);
    const first = await apply(back);
    expect(first).toMatchObject({ replayed: false, balanceUnits: 100n });
    expect(await apply(back)).toEqual({ ...first, replayed: true });
    expect(await apply(rollback(memberId, key(), bet))).toEqual({ ...first, replayed: true });
    expect(await readBalances(database, memberId)).toMatchObject({ mainUnits: 100n });
  });

  test("the rollback of an unknown key, or of another member's, is refused", async () => {
    const [{ memberId }, other] = [await openMember(database), await openMember(database, { fundsUnits: 100n })];
    expect(await apply(rollback(memberId, key(), "test:never"))).toEqual({ refused: "wallet.transfer_unknown" });
    expect(await apply(rollback(memberId, key(), `test:grant:${other.memberId}`))).toEqual({ refused: "wallet.transfer_unknown" });
  });

  test("a rollback itself, a hold and a release cannot be rolled back", async () => {
    const { memberId } = await openMember(database, { fundsUnits: 100n });
    const [bet, back, held, released] = [key(), key(), key(), key()];
    await apply(debit(memberId, bet, 10n));
    await apply(rollback(memberId, back, bet));
    await apply(hold(memberId, held, 10n, "stake"));
    await apply(release(memberId, released, held, 10n));
    for (const of of [back, held, released])
      expect(await apply(rollback(memberId, key(), of))).toEqual({ refused: "wallet.transfer_conflict" });
  });

  test("a credit taken back beyond the balance is owed, shown apart, and paid by later credits first", async () => {
    const { memberId } = await openMember(database);
    const win = key();
    await apply(credit(memberId, win, 100n));
    await apply(debit(memberId, key(), 70n));
    expect(await apply(rollback(memberId, key(), win))).toMatchObject({ balanceUnits: 0n });
    expect(await readBalances(database, memberId)).toMatchObject({ mainUnits: 0n, receivableUnits: 70n, spendableUnits: 0n });
    expect(await apply(credit(memberId, key(), 50n))).toMatchObject({ balanceUnits: 0n });
    expect(await readBalances(database, memberId)).toMatchObject({ mainUnits: 0n, receivableUnits: 20n });
    expect(await apply(credit(memberId, key(), 50n))).toMatchObject({ balanceUnits: 30n });
    expect(await readBalances(database, memberId)).toMatchObject({ mainUnits: 30n, receivableUnits: 0n });
  });

  test("a hold moves money aside; parts of it are captured and released, never more than is left", async () => {
    const { memberId } = await openMember(database, { fundsUnits: 100n });
    const held = key();
    expect(await apply(hold(memberId, held, 80n, "withdrawal"))).toMatchObject({ balanceUnits: 20n });
    expect(await readBalances(database, memberId)).toMatchObject({ mainUnits: 20n, heldUnits: 80n });
    expect(await apply(capture(memberId, key(), held, 30n))).toMatchObject({ balanceUnits: 20n });
    expect(await apply(release(memberId, key(), held, 10n))).toMatchObject({ balanceUnits: 30n });
    expect(await readBalances(database, memberId)).toMatchObject({ mainUnits: 30n, heldUnits: 40n });
    expect(await apply(capture(memberId, key(), held, 41n))).toEqual({ refused: "wallet.transfer_conflict" });
    expect(await apply(release(memberId, key(), held, 41n))).toEqual({ refused: "wallet.transfer_conflict" });
    expect(await apply(release(memberId, key(), "test:never", 1n))).toEqual({ refused: "wallet.transfer_unknown" });
    expect(await apply(capture(memberId, key(), `test:grant:${memberId}`, 1n))).toEqual({ refused: "wallet.transfer_conflict" });
    expect(await apply(capture(memberId, key(), held, 40n))).toMatchObject({ balanceUnits: 30n });
    expect(await readBalances(database, memberId)).toMatchObject({ mainUnits: 30n, heldUnits: 0n });
  });

  test("a captured payment that comes back is rolled back into the main purse", async () => {
    const { memberId } = await openMember(database, { fundsUnits: 100n });
    const [held, captured] = [key(), key()];
    await apply(hold(memberId, held, 80n, "withdrawal"));
    await apply(capture(memberId, captured, held, 80n));
    expect(await apply(rollback(memberId, key(), captured))).toMatchObject({ balanceUnits: 100n });
    expect(await readBalances(database, memberId)).toMatchObject({ mainUnits: 100n, heldUnits: 0n });
  });

  test("a suspended member can neither stake nor withdraw, but wins, refunds and rollbacks arrive", async () => {
    const { memberId } = await openMember(database, { fundsUnits: 100n });
    const [bet, held] = [key(), key()];
    await apply(debit(memberId, bet, 10n));
    await apply(hold(memberId, held, 20n, "stake"));
    await database.tx((transaction) => setMemberStatus(transaction, { memberId, status: "suspended" }));
    for (const movement of [debit(memberId, key(), 1n), hold(memberId, key(), 1n, "stake"), hold(memberId, key(), 1n, "withdrawal")]) {
      expect(await apply(movement)).toEqual({ refused: "safeguards.member_suspended", values: { status: "suspended" } });
    }
    expect(await apply(credit(memberId, key(), 5n))).toMatchObject({ balanceUnits: 75n });
    expect(await apply(rollback(memberId, key(), bet))).toMatchObject({ balanceUnits: 85n });
    expect(await apply(release(memberId, key(), held, 20n))).toMatchObject({ balanceUnits: 105n });
  });

  test("an excluded member cannot stake until the exclusion has run out, but can always take his money out", async () => {
    const { memberId } = await openMember(database, { fundsUnits: 100n });
    const until = new Date("2030-01-01T00:00:00.000Z");
    await database.tx((transaction) => excludeMember(transaction, { memberId, until }));
    const before = new Date(until.getTime() - 1);
    for (const movement of [debit(memberId, key(), 1n), hold(memberId, key(), 1n, "stake")]) {
      expect(await apply({ ...movement, occurredAt: before })).toEqual({
        refused: "safeguards.member_excluded",
        values: { until: until.toISOString() },
      });
      expect(await apply({ ...movement, occurredAt: until })).toMatchObject({ replayed: false });
    }
    expect(await apply({ ...hold(memberId, key(), 98n, "withdrawal"), occurredAt: before })).toMatchObject({ balanceUnits: 0n });
  });

  test.each([
    { what: "suspended", restrict: (tx: Transaction, memberId: string) => setMemberStatus(tx, { memberId, status: "suspended" }) },
    { what: "closed", restrict: (tx: Transaction, memberId: string) => setMemberStatus(tx, { memberId, status: "closed" }) },
    {
      what: "excluded",
      restrict: async (tx: Transaction, memberId: string): Promise<void> => {
        await excludeMember(tx, { memberId, until: new Date("9999-01-01T00:00:00.000Z") });
      },
    },
  ])("a stake that is posted already replays for a member who is $what since, and a new one is refused", async ({ restrict }) => {
    const { memberId } = await openMember(database, { fundsUnits: 100n });
    const stakes = [debit(memberId, key(), 10n), hold(memberId, key(), 20n, "stake")];
    const first = [];
    for (const movement of stakes) first.push(await apply(movement));
    await database.tx((transaction) => restrict(transaction, memberId));
    for (const [index, movement] of stakes.entries()) expect(await apply(movement)).toEqual({ ...first[index], replayed: true });
    expect(await apply(debit(memberId, stakes[0]?.idempotencyKey ?? "", 11n))).toEqual({ refused: "request.idempotency_conflict" });
    expect(await apply(debit(memberId, key(), 10n))).toMatchObject({ refused: expect.stringMatching(/^safeguards\.member_/) });
    expect(await readBalances(database, memberId)).toMatchObject({ mainUnits: 70n, heldUnits: 20n });
  });

  test("a trial member plays with trial money against accounts of its own", async () => {
    const trial = await openMember(database, { memberType: 4, fundsUnits: 100n });
    const real = await openMember(database, { merchantId: trial.merchantId, fundsUnits: 100n });
    await apply(debit(trial.memberId, key(), 40n));
    await apply(debit(real.memberId, key(), 10n));
    expect(await readBalances(database, trial.memberId)).toMatchObject({ mainUnits: 0n, trialUnits: 60n, spendableUnits: 60n });
    const house = await database.query<{ trial: boolean; total: bigint }>(
      `select account.trial, sum(entry.amount_units) as total
       from ledger_entries as entry join ledger_accounts as account on account.id = entry.account_id
       where account.merchant_id = $1 and account.member_id is null and account.name = 'games'
       group by account.trial order by account.trial`,
      [trial.merchantId],
    );
    expect(house).toEqual([
      { trial: false, total: 10n },
      { trial: true, total: 40n },
    ]);
  });

  test("every posted movement leaves news, a refused or replayed one none", async () => {
    const { memberId } = await openMember(database);
    const movement = credit(memberId, key(), 10n);
    await apply(movement);
    await apply(movement);
    await apply(debit(memberId, key(), 11n));
    expect(await database.query("select topic, payload from platform_events where member_id = $1", [memberId])).toEqual([
      { topic: "wallet.balance_changed", payload: {} },
    ]);
  });

  test("a movement rolled back with its transaction leaves nothing, and its key is free", async () => {
    const { memberId } = await openMember(database, { fundsUnits: 100n });
    const movement = debit(memberId, key(), 10n);
    await expect(
      database.tx(async (transaction) => {
        await post(transaction, movement);
        throw new Error("the order was not written");
      }),
    ).rejects.toThrow("the order was not written");
    expect(await readBalances(database, memberId)).toMatchObject({ mainUnits: 100n });
    expect(await apply(movement)).toMatchObject({ replayed: false, balanceUnits: 90n });
  });

  test("given the database itself, a movement or a batch is a transaction of its own", async () => {
    const { memberId } = await openMember(database);
    expect(await post(database, credit(memberId, key(), 10n))).toMatchObject({ replayed: false, balanceUnits: 10n });
    expect(await postBatch(database, [credit(memberId, key(), 1n), credit(memberId, key(), 2n)])).toMatchObject([
      { balanceUnits: 11n },
      { balanceUnits: 13n },
    ]);
    expect(await readBalances(database, memberId)).toMatchObject({ mainUnits: 13n });
  });

  test("a batch answers each movement in order and refuses the bad one alone", async () => {
    const [one, two] = [await openMember(database, { fundsUnits: 100n }), await openMember(database)];
    const bet = key();
    const outcomes = await database.tx((transaction) =>
      postBatch(transaction, [
        debit(one.memberId, bet, 60n),
        debit(one.memberId, key(), 60n),
        credit(two.memberId, key(), 5n),
        debit(one.memberId, bet, 60n),
        rollback(one.memberId, key(), bet),
        hold(one.memberId, key(), 100n, "withdrawal"),
      ]),
    );
    expect(outcomes).toMatchObject([
      { replayed: false, balanceUnits: 40n },
      { refused: "wallet.insufficient_funds" },
      { replayed: false, balanceUnits: 5n },
      { replayed: true, balanceUnits: 40n },
      { replayed: false, balanceUnits: 100n },
      { replayed: false, balanceUnits: 0n },
    ]);
  });

  test("a batch of credits alone pays each once: who owes pays first, an unknown member, no amount and a known key are answered alone", async () => {
    const [one, two, owing] = [await openMember(database), await openMember(database), await openMember(database)];
    const spent = key();
    await apply(credit(owing.memberId, spent, 50n));
    await apply(debit(owing.memberId, key(), 50n));
    await apply(rollback(owing.memberId, key(), spent));
    const win = key();
    const plain = [credit(one.memberId, win, 5n), credit(two.memberId, key(), 7n), credit(one.memberId, key(), 1n)];
    expect(await database.tx((transaction) => postBatch(transaction, [...plain, credit(owing.memberId, key(), 60n)]))).toMatchObject([
      { replayed: false, balanceUnits: 5n },
      { replayed: false, balanceUnits: 7n },
      { replayed: false, balanceUnits: 6n },
      { replayed: false, balanceUnits: 10n },
    ]);
    const unknown = "00000000-0000-7000-8000-000000000000";
    const twice = key();
    const odd = [
      credit(one.memberId, win, 5n),
      credit(one.memberId, twice, 10n),
      credit(unknown, key(), 1n),
      credit(one.memberId, twice, 10n),
      credit(two.memberId, key(), 0n),
      credit(two.memberId, win, 3n),
      credit(two.memberId, key(), 3n),
    ];
    expect(await database.tx((transaction) => postBatch(transaction, odd))).toMatchObject([
      { replayed: true, balanceUnits: 5n },
      { replayed: false, balanceUnits: 16n },
      { refused: "safeguards.member_unknown" },
      { replayed: true, balanceUnits: 16n },
      { refused: "wallet.amount_invalid" },
      { refused: "request.idempotency_conflict" },
      { replayed: false, balanceUnits: 10n },
    ]);
    expect(await readBalances(database, one.memberId)).toMatchObject({ mainUnits: 16n });
    expect(await readBalances(database, two.memberId)).toMatchObject({ mainUnits: 10n });
    expect(await readBalances(database, owing.memberId)).toMatchObject({ mainUnits: 10n, receivableUnits: 0n });
  });

  test("a transfer keeps when it happened by the server's clock", async () => {
    const { memberId } = await openMember(database);
    const occurredAt = new Date("2026-01-02T03:04:05.678Z");
    const outcome = await apply({ ...grant(memberId, key(), 10n), occurredAt });
    const rows = await database.query(
      "select transfer.occurred_at, entry.occurred_at as entered_at from ledger_transfers as transfer join ledger_entries as entry on entry.transfer_id = transfer.id where transfer.member_id = $1",
      [memberId],
    );
    expect(rows).toEqual([
      { occurred_at: occurredAt, entered_at: occurredAt },
      { occurred_at: occurredAt, entered_at: occurredAt },
    ]);
    const { transferId } = outcome as { transferId: string };
    const stampMs = Number.parseInt(transferId.slice(0, 8) + transferId.slice(9, 13), 16);
    expect(Math.abs(stampMs - occurredAt.getTime())).toBeLessThan(60_000);
  });
});

describe("the ledger's tables", () => {
  test.each([
    "update ledger_entries set amount_units = amount_units + 1",
    "delete from ledger_entries",
    "truncate ledger_entries",
    "update ledger_transfers set amount_units = 1",
    "delete from ledger_transfers",
    "truncate ledger_transfers",
  ])("refuse: %s", async (statement) => {
    const database = await openTestDatabase("postgres", { poolSize: 2 });
    try {
      await openMember(database, { fundsUnits: 100n });
      await expect(database.query(statement)).rejects.toMatchObject({ code: "23001" });
      const [partition] = await database.query<{ name: string }>(
        "select inhrelid::regclass::text as name from pg_inherits where inhparent = 'ledger_entries'::regclass order by 1",
      );
      await expect(database.runScript(`truncate ${partition?.name ?? ""}`)).rejects.toMatchObject({ code: "23001" });
    } finally {
      await database.close();
    }
  });

  test("refuse a balance below zero, whatever writes it", async () => {
    const database = await openTestDatabase("postgres", { poolSize: 2 });
    try {
      const { memberId } = await openMember(database);
      await expect(
        database.query("update ledger_balances set balance_units = -1 where member_id = $1 and purse = 'main'", [memberId]),
      ).rejects.toMatchObject({ constraint: "ledger_balances_sign" });
    } finally {
      await database.close();
    }
  });
});
