import { randomInt } from "node:crypto";
import type { Database } from "@lantern/database/database.ts";
import { newId } from "@lantern/server/platform/id.ts";
import { systemClock } from "@lantern/server/platform/clock.ts";
import { postBatch } from "@lantern/server/wallet/post.ts";
import { openBareLedger } from "./bare-ledger.ts";
import { figure } from "./format.ts";
import { kindOf, memberCount, movementOf, openMembers, postOne, randomMovement } from "./ledger-members.ts";
import type { Bench, Comparison } from "./measurement.ts";
import { findPgbench, measureMovements, measureTpcb, prepareTpcb } from "./pgbench.ts";
import { byTurns, drive } from "./rounds.ts";
import { median, ratioOfRounds } from "./statistics.ts";

const connectionCounts = [4, 16] as const;

/** Debits and credits by `post` against the same PL/pgSQL functions called by bare `pg`, and by pgbench where it is installed. */
export const ledger: Bench = {
  name: "ledger",
  run: async (stand, plan) => {
    const database = await stand.openDatabase(Math.max(...connectionCounts));
    const bare = await openBareLedger(database.url ?? "", Math.max(...connectionCounts));
    const pgbench = findPgbench();
    try {
      const memberIds = await openMembers(database);
      if (pgbench !== undefined) await prepareTpcb(pgbench, database.url ?? "", plan.tpcbScale);
      const rows: string[][] = [];
      const comparisons: Comparison[] = [];
      for (const connections of connectionCounts) {
        const forTime = (work: (serial: number) => Promise<void>) => () => drive(connections, plan.roundMs, work);
        const memberOf = () => memberIds[randomInt(memberIds.length)] ?? "";
        const { ours, oursInTransaction, inTransaction, alone, bench, tpcb } = await byTurns(plan.rounds, {
          ours: forTime((serial) => postOne(database, randomMovement(memberIds, serial))),
          oursInTransaction: forTime((serial) => database.tx((transaction) => postOne(transaction, randomMovement(memberIds, serial)))),
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
          figure(median(oursInTransaction)),
          figure(median(inTransaction)),
          figure(median(alone)),
          shown ?? figure(median(bench)),
          shown ?? figure(median(tpcb)),
        ]);
        comparisons.push({
          what: `post in a transaction to bare pg in one, ${connections} connections`,
          ratio: ratioOfRounds(oursInTransaction, inTransaction),
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
        // What no layer of ours can pass: the driver alone, and the functions alone.
        comparisons.push({
          what: `bare pg alone to pgbench with the same functions, ${connections} connections`,
          ratio: ratioOfRounds(alone, bench),
        });
        comparisons.push({
          what: `pgbench with the same functions to tpcb-like, ${connections} connections`,
          ratio: ratioOfRounds(bench, tpcb),
        });
      }
      const batch = await measureBatches(database, memberIds, plan.roundMs);
      return {
        title: "Money movements on PostgreSQL",
        figures: {
          headings: [
            "connections",
            "post, a second",
            "post in a transaction",
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

const batchSize = 200;

async function measureBatches(database: Database, memberIds: readonly string[], durationMs: number): Promise<number> {
  const batches = await drive(1, durationMs, async () => {
    const movements = Array.from({ length: batchSize }, (_, serial) => movementOf(memberIds[randomInt(memberIds.length)] ?? "", serial));
    await database.tx((transaction) => postBatch(transaction, movements));
  });
  return batches * batchSize;
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
  const durable = fsync === "on" ? "" : " Nothing was written through to the disk, so commits were cheaper than production has them.";
  return [
    `PostgreSQL ${version}, fsync ${fsync}, synchronous_commit ${synchronous_commit}.${durable}`,
    "Alone a movement is a transaction of its own, in one round trip, as pgbench sends it; beside other statements it takes two more.",
  ];
}
