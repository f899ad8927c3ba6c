import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";
import { setMemberStatus } from "../safeguards/set-member-status.ts";
import { checkLedger } from "./check-ledger.ts";
import type { Movement, PostOutcome } from "./movement.ts";
import { post, postBatch } from "./post.ts";
import { readBalances } from "./read-balances.ts";
import { movements, openMember } from "./testing/open-member.ts";

const { debit, credit, rollback, hold, release, capture } = movements;

const isPosted = (outcome: PostOutcome) => !("refused" in outcome);
const isNew = (outcome: PostOutcome) => !("refused" in outcome) && !outcome.replayed;
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));

describe("the ledger under concurrency", () => {
  let database: TestDatabase;
  const apply = (movement: Movement) => database.tx((transaction) => post(transaction, movement));
  beforeAll(async () => {
    database = await openTestDatabase("postgres", { poolSize: 40 });
  });
  afterAll(async () => {
    await database.close();
  });

  test("of 200 withdrawals of the whole purse at once exactly one succeeds", async () => {
    const { memberId } = await openMember(database, { fundsUnits: 1_000n });
    const outcomes = await Promise.all(times(200, (index) => apply(hold(memberId, `withdraw:${index}`, 1_000n, "withdrawal"))));
    expect(outcomes.filter(isPosted)).toHaveLength(1);
    expect(outcomes.filter((outcome) => "refused" in outcome && outcome.refused === "wallet.insufficient_funds")).toHaveLength(199);
    expect(await readBalances(database, memberId)).toMatchObject({ mainUnits: 0n, heldUnits: 1_000n });
  });

  test("the same key 50 times at once gives one transfer and one answer", async () => {
    const { memberId } = await openMember(database, { fundsUnits: 1_000n });
    const outcomes = await Promise.all(times(50, () => apply(debit(memberId, "same key", 10n))));
    expect(outcomes.filter(isNew)).toHaveLength(1);
    expect(
      new Set(outcomes.map((outcome) => ("refused" in outcome ? outcome.refused : `${outcome.transferId} ${outcome.balanceUnits}`))).size,
    ).toBe(1);
    expect(await readBalances(database, memberId)).toMatchObject({ mainUnits: 990n });
  });

  test("one key of 20 members at once moves the money of one, and is refused to the others", async () => {
    const members = await Promise.all(times(20, () => openMember(database, { fundsUnits: 100n })));
    const outcomes = await Promise.all(members.map(({ memberId }) => apply(debit(memberId, "shared key", 100n))));
    expect(outcomes.filter(isNew)).toHaveLength(1);
    expect(outcomes.filter((outcome) => "refused" in outcome && outcome.refused === "request.idempotency_conflict")).toHaveLength(19);
    const balances = await Promise.all(members.map(({ memberId }) => readBalances(database, memberId)));
    expect(balances.reduce((sum, { mainUnits }) => sum + mainUnits, 0n)).toBe(1_900n);
  });

  async function readPurses(memberId: string) {
    return await database.query("select purse, balance_units, entry_count from ledger_balances where member_id = $1 order by purse", [
      memberId,
    ]);
  }

  /** Posts the movement, and begins other work, which must wait for it, before it is committed. */
  async function commitAmidst<T>(movement: Movement, work: () => Promise<T>): Promise<{ outcome: PostOutcome; result: T }> {
    const posted = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const committed = database.tx(async (transaction) => {
      const outcome = await post(transaction, movement);
      posted.resolve();
      await mayCommit.promise;
      return outcome;
    });
    await posted.promise;
    let ended = false;
    const worked = work().finally(() => (ended = true));
    const selectWaiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    while ((await database.query(selectWaiting)).length === 0) expect(ended).toBe(false);
    mayCommit.resolve();
    return { outcome: await committed, result: await worked };
  }

  test.each([
    { kind: "debit", move: debit, owedUnits: 0n },
    { kind: "credit", move: credit, owedUnits: 0n },
    { kind: "credit to one who owes", move: credit, owedUnits: 30n },
  ])(
    "a $kind whose key is taken meanwhile by a movement of another member leaves the purses and their entry counts as they were",
    async ({ kind, move, owedUnits }) => {
      const other = await openMember(database, { fundsUnits: 100n });
      const { memberId } = await openMember(database, { fundsUnits: 100n });
      if (owedUnits > 0n) {
        await apply(debit(memberId, `${kind}: owed`, owedUnits));
        await apply(rollback(memberId, `${kind}: owed back`, `test:grant:${memberId}`));
      }
      const before = await readPurses(memberId);
      const key = `taken by another ${kind}`;
      const { outcome, result } = await commitAmidst(move(other.memberId, key, 10n), () => apply(move(memberId, key, 10n)));
      expect(outcome).toMatchObject({ replayed: false });
      expect(result).toEqual({ refused: "request.idempotency_conflict" });
      expect(await readPurses(memberId)).toEqual(before);
      expect(await apply(credit(memberId, `${kind}: next`, 40n))).toMatchObject({
        replayed: false,
        balanceUnits: owedUnits > 0n ? 10n : 140n,
      });
      expect((await checkLedger(database)).problems).toEqual([]);
    },
  );

  test("20 rollbacks of one bet at once, each with a key of its own, return the money once", async () => {
    const { memberId } = await openMember(database, { fundsUnits: 100n });
    await apply(debit(memberId, "rolled back bet", 100n));
    const outcomes = await Promise.all(times(20, (index) => apply(rollback(memberId, `back:${index}`, "rolled back bet"))));
    expect(outcomes.filter(isNew)).toHaveLength(1);
    expect(new Set(outcomes.map((outcome) => (isPosted(outcome) ? (outcome as { transferId: string }).transferId : "refused"))).size).toBe(
      1,
    );
    expect(await readBalances(database, memberId)).toMatchObject({ mainUnits: 100n });
  });

  test("captures and releases of one hold at once never draw more than it has", async () => {
    const { memberId } = await openMember(database, { fundsUnits: 100n });
    await apply(hold(memberId, "drawn hold", 100n, "stake"));
    const outcomes = await Promise.all(
      times(60, (index) =>
        apply(
          index % 2 === 0 ? capture(memberId, `draw:${index}`, "drawn hold", 3n) : release(memberId, `draw:${index}`, "drawn hold", 3n),
        ),
      ),
    );
    expect(outcomes.filter(isPosted)).toHaveLength(33);
    expect(await readBalances(database, memberId)).toMatchObject({ heldUnits: 1n });
  });

  test("batches over the same members in opposite orders do not wait for each other crosswise", async () => {
    const members = await Promise.all(times(12, () => openMember(database, { fundsUnits: 1_000n })));
    const batch = (index: number): Movement[] => {
      const ordered = index % 2 === 0 ? members : members.toReversed();
      return ordered.map(({ memberId }, position) =>
        position % 3 === 0 ? credit(memberId, `batch:${index}:${position}`, 5n) : debit(memberId, `batch:${index}:${position}`, 2n),
      );
    };
    const outcomes = await Promise.all(times(60, (index) => database.tx((transaction) => postBatch(transaction, batch(index)))));
    expect(outcomes.flat().every(isNew)).toBe(true);
    const balances = await Promise.all(members.map(({ memberId }) => readBalances(database, memberId)));
    expect(balances.reduce((sum, { mainUnits }) => sum + mainUnits, 0n)).toBe(12_000n + 60n * (4n * 5n - 8n * 2n));
  });

  test("members of one merchant register at once, each opening the same house accounts", async () => {
    const { merchantId } = await openMember(database);
    const members = await Promise.all([
      ...times(20, () => openMember(database, { merchantId, currency: "MMK", fundsUnits: 7n })),
      ...times(20, () => openMember(database, { merchantId, memberType: 4, currency: "MMK" })),
    ]);
    const [accounts] = await database.query<{ count: bigint }>(
      "select count(*) as count from ledger_accounts where member_id is null and merchant_id = $1 and currency = 'MMK'",
      [merchantId],
    );
    expect(accounts?.count).toBe(10n);
    expect(members).toHaveLength(40);
  });

  test("a suspension waits for the movement that is under way, and holds from the next one on", async () => {
    const { memberId } = await openMember(database, { fundsUnits: 100n });
    const { outcome } = await commitAmidst(debit(memberId, "before suspension", 10n), () =>
      database.tx((transaction) => setMemberStatus(transaction, { memberId, status: "suspended" })),
    );
    expect(outcome).toMatchObject({ replayed: false, balanceUnits: 90n });
    expect(await apply(debit(memberId, "after suspension", 10n))).toMatchObject({ refused: "safeguards.member_suspended" });
    expect(await readBalances(database, memberId)).toMatchObject({ mainUnits: 90n });
  });

  test("after all of it the ledger is sound", async () => {
    expect((await checkLedger(database)).problems).toEqual([]);
  });
});
