import type { Transaction } from "@lantern/database/database.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";
import { checkLedger } from "../wallet/check-ledger.ts";
import { walletChecks } from "../wallet/ledger-checks.ts";
import type { Movement } from "../wallet/movement.ts";
import { post } from "../wallet/post.ts";
import { movements, openMember } from "../wallet/testing/open-member.ts";
import { admitDeposit } from "./admit-deposit.ts";
import { excludeMember } from "./exclude-member.ts";
import { storeLimit } from "./store-limit.ts";

let database: TestDatabase;
let keys = 0;
const at = new Date("2026-03-04T12:00:00Z");
const nextKey = (what: string) => `race:${what}:${(keys += 1)}`;

beforeAll(async () => {
  database = await openTestDatabase("postgres");
});
afterAll(() => database.close());

/** Ways in which a member's money is put at risk, each as one call would do it, and one that takes it home. */
const ways: Readonly<Record<string, (transaction: Transaction, memberId: string) => Promise<unknown>>> = {
  bet: (transaction, memberId) => post(transaction, { ...movements.debit(memberId, nextKey("bet"), 10n), occurredAt: at }),
  order: (transaction, memberId) => post(transaction, { ...movements.hold(memberId, nextKey("order"), 10n, "stake"), occurredAt: at }),
  "to a vendor": (transaction, memberId) => {
    const transfer: Movement = { ...movements.hold(memberId, nextKey("vendor"), 10n, "stake"), reason: "vendor_in" };
    return post(transaction, { ...transfer, occurredAt: at });
  },
  deposit: (transaction, memberId) => admitDeposit(transaction, { memberId, depositId: nextKey("deposit"), amountUnits: 10n, at }),
  withdrawal: (transaction, memberId) =>
    post(transaction, { ...movements.hold(memberId, nextKey("withdrawal"), 10n, "withdrawal"), occurredAt: at }),
};

const isRefused = (outcome: unknown) => typeof outcome === "object" && outcome !== null && "refused" in outcome;

/** What the member has at risk by now: stakes by whatever way, and deposits. */
const atRisk = async (transaction: Pick<Transaction, "query">, memberId: string) => {
  const [row] = await transaction.query<{ stakes: number; deposits: number }>(
    `select (select count(*) from ledger_transfers where member_id = $1 and reason in ('game_bet', 'lottery_bet', 'vendor_in'))::int as stakes,
            (select count(*) from safeguards_deposits where member_id = $1)::int as deposits`,
    [memberId],
  );
  return row;
};

/** All ways at once, over and over, until `guard` has committed and some tries more; answers what was there when it held the member's row. */
async function race(memberId: string, guard: (transaction: Transaction) => Promise<unknown>) {
  const outcomes: { readonly way: string; readonly refused: boolean; readonly after: boolean }[] = [];
  let held = false;
  const goOn = async (way: string) => {
    for (let afterwards = 0; afterwards < 4; afterwards += held ? 1 : 0) {
      const after = held;
      const outcome = await database.tx((transaction) => ways[way]!(transaction, memberId));
      outcomes.push({ way, refused: isRefused(outcome), after });
    }
  };
  let before: Awaited<ReturnType<typeof atRisk>>;
  const keep = async () => {
    while (outcomes.length < 40) await new Promise((resolve) => setImmediate(resolve));
    await database.tx(async (transaction) => {
      await guard(transaction);
      before = await atRisk(transaction, memberId);
    });
    held = true;
  };
  await Promise.all([...Object.keys(ways).flatMap((way) => [goOn(way), goOn(way)]), keep()]);
  expect(outcomes.filter(({ refused, after }) => refused && !after).length).toBeLessThanOrEqual(outcomes.length / 2);
  return { before, outcomes, now: await atRisk(database, memberId) };
}

test("an exclusion amid bets, orders, transfers to a vendor and deposits: nothing of them commits after it, and money still goes home", async () => {
  const { memberId } = await openMember(database, { fundsUnits: 1_000_000n });
  const { before, now, outcomes } = await race(memberId, (transaction) => excludeMember(transaction, { memberId, until: "forever" }));
  expect(now).toEqual(before);
  for (const way of Object.keys(ways)) {
    const after = outcomes.filter((outcome) => outcome.way === way && outcome.after).map(({ refused }) => refused);
    expect(after.length, way).toBeGreaterThan(0);
    expect(new Set(after), way).toEqual(new Set([way !== "withdrawal"]));
  }
  expect(await checkLedger(database, walletChecks)).toMatchObject({ sound: true });
});

test("a stake limit lowered amid them, below what was staked: no stake commits after it by any way", async () => {
  const { memberId } = await openMember(database, { fundsUnits: 1_000_000n });
  const limit = { memberId, kind: "stake", period: "day", zone: "Asia/Bangkok", at } as const;
  await database.tx((transaction) => storeLimit(transaction, { ...limit, amountUnits: 900_000n }));
  const { before, now, outcomes } = await race(memberId, (transaction) => storeLimit(transaction, { ...limit, amountUnits: 20n }));
  expect(now?.stakes).toBe(before?.stakes);
  const after = (way: string) => new Set(outcomes.filter((outcome) => outcome.way === way && outcome.after).map(({ refused }) => refused));
  for (const way of ["bet", "order", "to a vendor"]) expect(after(way), way).toEqual(new Set([true]));
  for (const way of ["deposit", "withdrawal"]) expect(after(way), way).toEqual(new Set([false]));
});

test("of stakes by several ways at once no more are taken than a limit leaves", async () => {
  const { memberId } = await openMember(database, { fundsUnits: 1_000_000n });
  await database.tx((transaction) =>
    storeLimit(transaction, { memberId, kind: "stake", period: "week", amountUnits: 95n, zone: "Asia/Bangkok", at }),
  );
  const tries = ["bet", "order", "to a vendor"].flatMap((way) => Array.from({ length: 8 }, () => way));
  const outcomes = await Promise.all(tries.map((way) => database.tx((transaction) => ways[way]!(transaction, memberId))));
  expect(outcomes.filter((outcome) => !isRefused(outcome))).toHaveLength(9);
});
