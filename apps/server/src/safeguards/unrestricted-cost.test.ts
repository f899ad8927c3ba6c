import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";
import { post } from "../wallet/post.ts";
import { movements, openMember } from "../wallet/testing/open-member.ts";
import { storeLimit } from "./store-limit.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase("postgres");
});
afterAll(() => database.close());

/** Calls of the gate's functions and looks at its tables that a member's stakes and wins cost, as PostgreSQL counts them. */
async function costOf(memberId: string): Promise<{ calls: bigint; looks: bigint }> {
  return database.tx(async (transaction) => {
    await transaction.query("set local track_functions = 'all'");
    const read = async () => {
      const [row] = await transaction.query<{ calls: bigint; looks: bigint }>(`
        select
          (select coalesce(sum(calls), 0)::bigint from pg_stat_xact_user_functions where funcname like 'safeguards\\_%') as calls,
          (select coalesce(sum(seq_scan + coalesce(idx_scan, 0)), 0)::bigint from pg_stat_xact_user_tables
           where relname in ('safeguards_limits', 'safeguards_counters', 'safeguards_deposits', 'safeguards_exclusions')) as looks`);
      return row ?? { calls: 0n, looks: 0n };
    };
    const before = await read();
    for (const turn of [1, 2, 3]) {
      await post(transaction, movements.debit(memberId, `cost:${memberId}:${turn}:bet`, 10n));
      await post(transaction, movements.credit(memberId, `cost:${memberId}:${turn}:win`, 20n));
    }
    const after = await read();
    return { calls: after.calls - before.calls, looks: after.looks - before.looks };
  });
}

test("the stakes and wins of a member without limits call nothing of the gate and look at none of its tables", async () => {
  const { memberId } = await openMember(database, { fundsUnits: 1_000n });
  expect(await costOf(memberId)).toEqual({ calls: 0n, looks: 0n });
});

test("those of a member with a limit do", async () => {
  const { memberId } = await openMember(database, { fundsUnits: 1_000n });
  const limit = { memberId, kind: "stake", period: "day", amountUnits: 500n, zone: "Asia/Bangkok", at: new Date() } as const;
  await database.tx((transaction) => storeLimit(transaction, limit));
  const { calls, looks } = await costOf(memberId);
  expect(calls).toBeGreaterThan(0n);
  expect(looks).toBeGreaterThan(0n);
});
