import type { Database } from "@lantern/database/database.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";
import { checkLedger } from "./check-ledger.ts";
import { closeHouseRollups } from "./close-house-rollups.ts";
import { walletChecks } from "./ledger-checks.ts";
import { post } from "./post.ts";
import { movements, openMember } from "./testing/open-member.ts";

const { debit, credit, rollback, hold, release, capture } = movements;

/** A ledger in which everything has happened once. */
async function fillLedger(database: Database): Promise<void> {
  const { memberId, merchantId } = await openMember(database, { fundsUnits: 1_000n });
  await openMember(database, { merchantId, memberType: 4, fundsUnits: 500n });
  for (const movement of [
    debit(memberId, "bet", 100n),
    rollback(memberId, "bet back", "bet"),
    credit(memberId, "win", 5_000n),
    hold(memberId, "hold", 900n, "withdrawal"),
    release(memberId, "release", "hold", 300n),
    capture(memberId, "capture", "hold", 400n),
    debit(memberId, "big bet", 4_000n),
    rollback(memberId, "win back", "win"),
  ]) {
    expect(await database.tx((transaction) => post(transaction, movement))).toMatchObject({ replayed: false });
  }
  while ((await closeHouseRollups(database, { marginMs: 0 })) === undefined);
}

const entryOf = (key: string) => `transfer_id = (select id from ledger_transfers where idempotency_key = '${key}')`;

/** Each damage, and the checks that must see it. Done by a superuser past the triggers: no code of the platform can. */
const damages: readonly { readonly damage: string; readonly sql: string; readonly seenBy: readonly string[] }[] = [
  {
    damage: "an entry moves nothing",
    sql: `insert into ledger_entries select transfer_id, account_id, 0, null, null, occurred_at, created_at from ledger_entries where ${entryOf("bet")} and entry_number is null`,
    seenBy: ["wallet.rows_are_well_formed"],
  },
  {
    damage: "a transfer is of no kind",
    sql: "update ledger_transfers set kind = 'gift' where idempotency_key = 'bet back'",
    seenBy: ["wallet.rows_are_well_formed"],
  },
  {
    damage: "an entry's amount is changed",
    sql: `update ledger_entries set amount_units = amount_units + 1 where ${entryOf("bet")} and entry_number is null`,
    seenBy: [
      "wallet.transfers_sum_to_zero",
      "wallet.currencies_sum_to_zero",
      "wallet.transfers_have_their_entries",
      "wallet.rollups_equal_entries",
    ],
  },
  {
    damage: "a member's entry is removed",
    sql: `delete from ledger_entries where ${entryOf("bet")} and entry_number is not null`,
    seenBy: ["wallet.transfers_sum_to_zero", "wallet.balances_equal_entries", "wallet.entries_of_a_purse_form_a_chain"],
  },
  {
    damage: "a whole transfer is removed",
    sql: `delete from ledger_entries where ${entryOf("bet back")}; delete from ledger_transfers where idempotency_key = 'bet back'`,
    seenBy: ["wallet.balances_equal_entries", "wallet.entries_of_a_purse_form_a_chain", "wallet.rollups_equal_entries"],
  },
  {
    damage: "a transfer loses its row",
    sql: "delete from ledger_transfers where idempotency_key = 'bet back'",
    seenBy: ["wallet.transfers_have_their_entries"],
  },
  {
    damage: "a transfer's amount is changed",
    sql: "update ledger_transfers set amount_units = 99 where idempotency_key = 'bet'",
    seenBy: ["wallet.transfers_have_their_entries", "wallet.rollbacks_take_back_the_whole_of_another_movement"],
  },
  {
    damage: "a balance is changed",
    sql: "update ledger_balances set balance_units = balance_units + 1 where purse = 'bonus'",
    seenBy: ["wallet.balances_equal_entries"],
  },
  {
    damage: "a balance falls below zero",
    sql: "alter table ledger_balances drop constraint ledger_balances_sign; update ledger_balances set balance_units = -1 where purse = 'main'",
    seenBy: ["wallet.no_purse_below_zero"],
  },
  {
    damage: "a debt is forgotten beside money",
    sql: "update ledger_balances set balance_units = 5 where purse = 'main'",
    seenBy: ["wallet.nothing_is_owed_beside_a_balance"],
  },
  {
    damage: "a hold is changed",
    sql: "update ledger_holds set captured_units = captured_units + 1",
    seenBy: ["wallet.held_purses_equal_open_holds", "wallet.holds_equal_their_transfers"],
  },
  {
    damage: "a rollup is changed",
    sql: "update ledger_rollups set balance_units = balance_units + 1",
    seenBy: ["wallet.rollups_equal_entries"],
  },
  {
    damage: "trial money meets real money",
    sql: `update ledger_entries set account_id = (select id from ledger_accounts where member_id is null and trial and name = 'games') where ${entryOf("bet")} and entry_number is null`,
    seenBy: [
      "wallet.transfers_stay_within_merchant_currency_and_kind_of_money",
      "wallet.currencies_sum_to_zero",
      "wallet.entries_belong_to_their_transfers_member",
    ],
  },
  {
    damage: "an entry names no account",
    sql: `update ledger_entries set account_id = 999999 where ${entryOf("bet")} and entry_number is null`,
    seenBy: ["wallet.entries_have_accounts"],
  },
  {
    damage: "a balance row is removed",
    sql: "delete from ledger_balances where purse = 'bonus'",
    seenBy: ["wallet.member_accounts_have_balances"],
  },
  {
    damage: "a real member gets a trial account",
    sql: "update ledger_accounts set trial = true where name = 'held'",
    seenBy: ["wallet.trial_members_have_trial_accounts_only"],
  },
];

describe("checkLedger", () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase("postgres", { poolSize: 2 });
    await fillLedger(database);
  });
  afterAll(() => database.close());

  test("finds nothing in a ledger that only movements have touched", async () => {
    const report = await checkLedger(database);
    expect(report).toMatchObject({ problems: [], sound: true });
    expect(Object.keys(report.problemCounts)).toEqual(walletChecks.map(({ name }) => name));
    expect(report.transferCount).toBe(10);
    expect(report.entryCount).toBeGreaterThan(20);
  });

  test("counts what a capability's own check finds", async () => {
    const report = await checkLedger(database, [
      {
        name: "test.no_bets",
        violations: "select idempotency_key as subject, 'a bet' as found from ledger_transfers where kind = 'debit'",
      },
    ]);
    expect(report).toMatchObject({ problemCounts: { "test.no_bets": 2 }, sound: false });
  });

  describe("sees damage", () => {
    let damaged: TestDatabase;
    beforeEach(async () => {
      damaged = await openTestDatabase("postgres", { poolSize: 2 });
      await fillLedger(damaged);
      return () => damaged.close();
    });

    test.each(damages)("$damage", async ({ sql, seenBy }) => {
      await damaged.runScript(`set session_replication_role = replica; ${sql}; set session_replication_role = origin`);
      const report = await checkLedger(damaged);
      expect(report.sound).toBe(false);
      expect(Object.entries(report.problemCounts).flatMap(([name, count]) => (count > 0 ? [name] : []))).toEqual(
        expect.arrayContaining([...seenBy]),
      );
    });
  });

  test("every check is proven to see some damage", () => {
    const proven = new Set(damages.flatMap(({ seenBy }) => seenBy));
    expect(walletChecks.map(({ name }) => name).filter((name) => !proven.has(name))).toEqual([]);
  });
});
