import { limitPeriods } from "@lantern/contract/schemas/safeguards.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";
import { post } from "../wallet/post.ts";
import { movements, openMember } from "../wallet/testing/open-member.ts";
import type { Movement } from "../wallet/movement.ts";
import { removeLimit, storeLimit } from "./store-limit.ts";
import { CounterOracle, type Remembered } from "./testing/counter-oracle.ts";

const zones = ["Asia/Bangkok", "Asia/Yangon", "America/New_York"] as const;
const endless = 10n ** 16n;

/** Steps of a story: what the member does, and how much later than the step before. */
const step = fc.record({
  what: fc.constantFrom(
    "deposit",
    "stake",
    "stake",
    "stake",
    "win",
    "win",
    "roll_back",
    "roll_back",
    "hold",
    "release",
    "capture",
    "limit",
  ),
  amountUnits: fc.bigInt({ min: 1n, max: 500n }),
  of: fc.nat({ max: 30 }),
  laterMs: fc.oneof(
    fc.integer({ min: 0, max: 60_000 }),
    fc.integer({ min: 0, max: 20 * 3_600_000 }),
    fc.integer({ min: 0, max: 12 * 86_400_000 }),
  ),
});

interface Line extends Remembered {
  readonly movement: Movement;
  /** Of a hold: what is left, and how much was spent of it under which key. */
  leftUnits: bigint;
  spentKey: string | undefined;
  rolledBack: boolean;
}

describe.each(["postgres", "embedded"] as const)("counters on %s", (kind) => {
  let database: TestDatabase;
  let story = 0;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  test(
    "count what an oracle counts from the whole past: through days, weeks, months, holds, rollbacks, and limits that come and go",
    { timeout: 240_000 },
    () =>
      fc.assert(
        fc.asyncProperty(fc.constantFrom(...zones), fc.array(step, { minLength: 5, maxLength: 40 }), async (zone, steps) => {
          const { memberId } = await openMember(database, { fundsUnits: 1_000_000n });
          const oracle = new CounterOracle(zone);
          const lines: Line[] = [];
          const own = { memberId, kind: "stake", period: "month" } as const;
          let at = new Date("2026-02-26T15:00:00Z");
          let keys = 0;
          let limited = false;
          story += 1;
          const key = () => `counters:${story}:${(keys += 1)}`;
          const apply = (movement: Movement) => database.tx((transaction) => post(transaction, { ...movement, occurredAt: at }));
          const remember = (as: Line["as"], movement: Movement, amountUnits: bigint) => {
            const line = { key: movement.idempotencyKey, as, amountUnits, at, givenBackUnits: 0n, movement };
            const whole: Line = { ...line, leftUnits: movement.kind === "hold" ? amountUnits : 0n, spentKey: undefined, rolledBack: false };
            oracle.past.push(whole);
            lines.push(whole);
          };
          const perform = {
            deposit: async (units: bigint) => {
              const movement: Movement = { ...movements.credit(memberId, key(), units), reason: "deposit" };
              await apply(movement);
              remember("deposit", movement, units);
            },
            stake: async (units: bigint) => {
              const movement = movements.debit(memberId, key(), units);
              if (!("refused" in (await apply(movement)))) remember("stake", movement, units);
            },
            win: async (units: bigint) => {
              const movement = movements.credit(memberId, key(), units);
              await apply(movement);
              remember("win", movement, units);
            },
            hold: async (units: bigint) => {
              const movement = movements.hold(memberId, key(), units, "stake");
              if (!("refused" in (await apply(movement)))) remember("stake", movement, units);
            },
            release: async (units: bigint, of: Line | undefined) => {
              if (of?.movement.kind !== "hold" || of.leftUnits < units) return;
              await apply(movements.release(memberId, key(), of.key, units));
              of.leftUnits -= units;
              of.givenBackUnits += units;
            },
            capture: async (_units: bigint, of: Line | undefined) => {
              if (of?.movement.kind !== "hold" || of.leftUnits === 0n || of.spentKey !== undefined) return;
              of.spentKey = key();
              await apply(movements.capture(memberId, of.spentKey, of.key, of.leftUnits));
            },
            roll_back: async (_units: bigint, of: Line | undefined) => {
              if (of === undefined || of.rolledBack) return;
              const ofKey = of.movement.kind === "hold" ? of.spentKey : of.key;
              if (ofKey === undefined) return;
              await apply(movements.rollback(memberId, key(), ofKey));
              of.rolledBack = true;
              of.givenBackUnits += of.movement.kind === "hold" ? of.leftUnits : of.amountUnits;
            },
            limit: async () => {
              await database.tx((transaction) =>
                limited ? removeLimit(transaction, own) : storeLimit(transaction, { ...own, amountUnits: endless, zone, at }),
              );
              limited = !limited;
            },
          } as const;
          for (const { what, amountUnits, of, laterMs } of steps) {
            at = new Date(at.getTime() + laterMs);
            await perform[what](amountUnits, lines[of % Math.max(1, lines.length)]);
            const counted = await database.query<{ period: string; deposited_units: bigint; staked_units: bigint; won_units: bigint }>(
              "select period, deposited_units, staked_units, won_units from safeguards_counted($1, $2)",
              [memberId, at],
            );
            expect(counted).toHaveLength(limited ? 3 : 0);
            for (const period of limited ? limitPeriods : []) {
              const row = counted.find((counter) => counter.period === period);
              expect({ period, deposited: row?.deposited_units, staked: row?.staked_units, won: row?.won_units }).toEqual({
                period,
                ...oracle.counts(period, at),
              });
            }
          }
        }),
        { numRuns: kind === "postgres" ? 40 : 10, seed: 20_261_122 },
      ),
  );

  test("a window begins anew at the zone's midnight, on Mondays, and on the first", async () => {
    const rows = await database.query<{ starts_at: Date; ends_at: Date }>(
      `select around.* from unnest(array['day', 'week', 'month']) as period
       cross join lateral safeguards_window(period, '2026-03-31T17:29:59Z', 'Asia/Yangon') as around`,
    );
    expect(rows.map(({ starts_at, ends_at }) => [starts_at.toISOString(), ends_at.toISOString()])).toEqual([
      ["2026-03-30T17:30:00.000Z", "2026-03-31T17:30:00.000Z"],
      ["2026-03-29T17:30:00.000Z", "2026-04-05T17:30:00.000Z"],
      ["2026-02-28T17:30:00.000Z", "2026-03-31T17:30:00.000Z"],
    ]);
  });
});
