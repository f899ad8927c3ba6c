import { randomInt } from "node:crypto";
import type { Database, Queryable } from "@lantern/database/database.ts";
import { newId } from "@lantern/server/platform/id.ts";
import { systemClock } from "@lantern/server/platform/clock.ts";
import { openEligibility } from "@lantern/server/safeguards/open-eligibility.ts";
import type { Movement } from "@lantern/server/wallet/movement.ts";
import { openPurses } from "@lantern/server/wallet/open-purses.ts";
import { post, postBatch } from "@lantern/server/wallet/post.ts";
import { openBareLedger } from "./bare-ledger.ts";
import { figure } from "./format.ts";
import type { Bench, Comparison } from "./measurement.ts";
import { findPgbench, measureMovements, measureTpcb, prepareTpcb } from "./pgbench.ts";
import { byTurns } from "./rounds.ts";
import { median, ratioOfRounds } from "./statistics.ts";

const memberCount = 500;
const connectionCounts = [4, 16] as const;
const fundsUnits = 1_000_000_000_0000n;
const amountUnits = 1_0000n;
const subject = { type: "account", id: "bench" } as const;

/** Debits and credits by `post` against the same PL/pgSQL functions called by bare `pg`, and by pgbench where it is installed. */
export const ledger: Bench = {
  name: "ledger",
  run: async (stand, plan) => {
    const database = await stand.openDatabase(Math.max(...connectionCounts));
    const bare = await openBareLedger(database.url ?? "", Math.max(...connectionCounts));
    const pgbench = findPgbench();
    try {
      await database.query("select platform_make_partitions($1)", [systemClock.now()]);
      const memberIds = await openMembers(database);
      if (pgbench !== undefined) await prepareTpcb(pgbench, database.url ?? "", plan.tpcbScale);
      const rows: string[][] = [];
      const comparisons: Comparison[] = [];
      for (const connections of connectionCounts) {
        const forTime = (work: (serial: number) => Promise<void>) => () => drive(connections, plan.roundMs, work);
        const memberOf = () => memberIds[randomInt(memberIds.length)] ?? "";
        const { ours, oursInTransaction, inTransaction, alone, bench, tpcb } = await byTurns(plan.rounds, {
          ours: forTime((serial) => postOne(database, movementOf(memberOf(), serial))),
          oursInTransaction: forTime((serial) => database.tx((transaction) => postOne(transaction, movementOf(memberOf(), serial)))),
          inTransaction: forTime((serial) => bare.moveInTransaction(kindOf(serial), memberOf(), newId(systemClock))),
          alone: forTime((serial) => bare.move(kindOf(serial), memberOf(), newId(systemClock))),
          bench: async () =>
            pgbench === undefined ? 0 : measureMovements(pgbench, database.url ?? "", { connections, durationMs: plan.roundMs }),
          tpcb: async () =>
            pgbench === undefined ? 0 : measureTpcb(pgbench, database.url ?? "", { connections, durationMs: plan.roundMs }),
        });
        const shown = pgbench === undefined ? "missing" : undefined;
        rows.push([
          String(connections),
          figure(median(ours)),
          figure(median(inTransaction)),
          figure(median(alone)),
          shown ?? figure(median(bench)),
          shown ?? figure(median(tpcb)),
        ]);
        comparisons.push({
          what: `post to bare pg in a transaction, ${connections} connections`,
          ratio: ratioOfRounds(ours, inTransaction),
        });
        comparisons.push({ what: `post to bare pg alone, ${connections} connections`, ratio: ratioOfRounds(ours, alone) });
        if (pgbench === undefined) continue;
        comparisons.push({
          what: `post to pgbench with the same functions, ${connections} connections`,
          ratio: ratioOfRounds(ours, bench),
          budget: { atLeast: 0.85 },
        });
        comparisons.push({
          what: `post to pgbench tpcb-like, ${connections} connections`,
          ratio: ratioOfRounds(ours, tpcb),
          budget: { atLeast: 1.4 },
        });
      }
      const batch = await measureBatches(database, memberIds, plan.roundMs);
      return {
        title: "Money movements on PostgreSQL",
        figures: {
          headings: [
            "connections",
            "post, a second",
            "bare pg, begin and commit",
            "bare pg, one statement",
            "pgbench, same functions",
            "pgbench tpcb-like",
          ],
          rows,
        },
        comparisons,
        notes: [
          `Debits and credits by turns, one transaction each, of ${memberCount} members at random. Database, server code and pgbench share the machine's cores.`,
          `In batches of 200 in one transaction, postBatch did ${figure(batch)} movements a second on one connection.`,
          ...settingsNotes(await settingsOf(database)),
          pgbench === undefined
            ? "pgbench was not on the PATH: the two comparisons with it are missing, and their budgets unproven. Install PostgreSQL's client package (postgresql-contrib or postgresql-client)."
            : `pgbench: prepared statements, one thread, tpcb-like at scale ${plan.tpcbScale}${plan.tpcbScale < 20 ? " (the budget is stated at scale 20)" : ""}.`,
        ],
      };
    } finally {
      await bare.close();
      await database.close();
    }
  },
};

const kindOf = (serial: number): "debit" | "credit" => (serial % 2 === 0 ? "debit" : "credit");

function movementOf(memberId: string, serial: number): Movement {
  const kind = kindOf(serial);
  const reason = kind === "debit" ? "game_bet" : "game_win";
  return { kind, idempotencyKey: `bench:${newId(systemClock)}`, memberId, amountUnits, reason, subject };
}

async function postOne(queryable: Queryable, movement: Movement): Promise<void> {
  const outcome = await post(queryable, movement);
  if ("refused" in outcome) throw new Error(`a movement was refused: ${outcome.refused}`);
}

/** Does the work on so many lanes until the time is up; returns how often a second. */
async function drive(lanes: number, durationMs: number, work: (serial: number) => Promise<void>): Promise<number> {
  const startedMs = performance.now();
  let done = 0;
  const lane = async (index: number) => {
    for (let serial = index; performance.now() - startedMs < durationMs; serial += 1) {
      await work(serial);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, index) => lane(index)));
  return (done * 1_000) / (performance.now() - startedMs);
}

const batchSize = 200;

async function measureBatches(database: Database, memberIds: readonly string[], durationMs: number): Promise<number> {
  const batches = await drive(1, durationMs, async () => {
    const movements = Array.from({ length: batchSize }, (_, serial) => movementOf(memberIds[randomInt(memberIds.length)] ?? "", serial));
    await database.tx((transaction) => postBatch(transaction, movements));
  });
  return batches * batchSize;
}

/** Members whose ids follow from their number, so that pgbench can name them too. */
export function numberedMemberId(number: number): string {
  return `00000000-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;
}

async function openMembers(database: Database): Promise<readonly string[]> {
  const merchantId = newId(systemClock);
  const memberIds = Array.from({ length: memberCount }, (_, index) => numberedMemberId(index + 1));
  await database.tx(async (transaction) => {
    for (const memberId of memberIds) {
      const member = { memberId, merchantId };
      await openEligibility(transaction, { ...member, memberType: 0, status: "active" });
      await openPurses(transaction, { ...member, currency: "THB", trial: false });
      await post(transaction, {
        kind: "credit",
        idempotencyKey: `bench:grant:${memberId}`,
        memberId,
        amountUnits: fundsUnits,
        reason: "demo_grant",
        subject,
      });
    }
  });
  await database.runScript("analyze");
  return memberIds;
}

interface Settings {
  readonly version: string;
  readonly fsync: string;
  readonly synchronous_commit: string;
}

async function settingsOf(database: Database): Promise<Settings> {
  const [settings] = await database.query<Settings>(
    "select current_setting('server_version') as version, current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit",
  );
  if (settings === undefined) throw new Error("PostgreSQL tells nothing of itself");
  return settings;
}

function settingsNotes({ version, fsync, synchronous_commit }: Settings): readonly string[] {
  const durable =
    fsync === "on"
      ? ""
      : " Nothing was written through to the disk: name a durable server in TEST_DATABASE_URL to measure commits as production has them.";
  return [
    `PostgreSQL ${version}, fsync ${fsync}, synchronous_commit ${synchronous_commit}.${durable}`,
    "A movement in a transaction takes three round trips (begin, the function, commit); one statement alone and pgbench's take one.",
  ];
}
