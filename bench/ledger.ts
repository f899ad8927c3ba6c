import { randomInt } from "node:crypto";
import type { Database } from "@lantern/database/database.ts";
import { newId } from "@lantern/server/platform/id.ts";
import { systemClock } from "@lantern/server/platform/clock.ts";
import { postBatch } from "@lantern/server/wallet/post.ts";
import { openBareLedger } from "./bare-ledger.ts";
import { makeBareWrites } from "./bare-writes.ts";
import { figure } from "./format.ts";
import { ledgerComparisons, reachNote } from "./ledger-comparisons.ts";
import { kindOf, memberCount, movementOf, openMembers, postOne, randomMovement } from "./ledger-members.ts";
import type { Bench, Comparison } from "./measurement.ts";
import { findPgbench, measureBareWrites, measureMovements, measureTpcb, prepareTpcb, type PgbenchLoad } from "./pgbench.ts";
import { openRawLedger } from "./raw-ledger.ts";
import { byTurns, drive } from "./rounds.ts";
import { median } from "./statistics.ts";

const connectionCounts = [4, 16] as const;

const mostConnections = Math.max(...connectionCounts);

/**
 * Debits and credits by `post` against the same PL/pgSQL functions called by bare `pg`, over raw sockets, and by pgbench where it is
 * installed, which also does a movement's writes alone.
 */
export const ledger: Bench = {
  name: "ledger",
  run: async (stand, plan) => {
    const database = await stand.openDatabase(mostConnections);
    const url = database.url ?? "";
    const bare = await openBareLedger(url, mostConnections);
    const raw = await openRawLedger(url, mostConnections);
    const pgbench = findPgbench();
    try {
      const memberIds = await openMembers(database);
      if (pgbench !== undefined) {
        await prepareTpcb(pgbench, url, plan.tpcbScale);
        await makeBareWrites(database);
      }
      const rows: string[][] = [];
      const comparisons: Comparison[] = [];
      const reachNotes: string[] = [];
      for (const connections of connectionCounts) {
        const forTime = (work: (serial: number) => Promise<void>) => () => drive(connections, plan.roundMs, work);
        const byPgbench = (measure: (pgbench: string, url: string, load: PgbenchLoad) => Promise<number>) => async () =>
          pgbench === undefined ? 0 : measure(pgbench, url, { connections, durationMs: plan.roundMs });
        const memberOf = () => memberIds[randomInt(memberIds.length)] ?? "";
        const { functions, writes, tpcb, ...rates } = await byTurns(plan.rounds, {
          post: forTime((serial) => postOne(database, randomMovement(memberIds, serial))),
          postInTransaction: forTime((serial) => database.tx((transaction) => postOne(transaction, randomMovement(memberIds, serial)))),
          bareInTransaction: forTime((serial) => bare.moveInTransaction(kindOf(serial), memberOf(), newId(systemClock))),
          bare: forTime((serial) => bare.move(kindOf(serial), memberOf(), newId(systemClock))),
          raw: forTime((serial) => raw.move(kindOf(serial), memberOf(), newId(systemClock))),
          functions: byPgbench(measureMovements),
          writes: byPgbench(measureBareWrites),
          tpcb: byPgbench(measureTpcb),
        });
        const ofPgbench = pgbench === undefined ? undefined : { functions, writes, tpcb };
        rows.push([
          String(connections),
          ...[rates.post, rates.postInTransaction, rates.bareInTransaction, rates.bare, rates.raw].map((rate) => figure(median(rate))),
          ...[functions, writes, tpcb].map((rate) => (pgbench === undefined ? "missing" : figure(median(rate)))),
        ]);
        comparisons.push(...ledgerComparisons(connections, rates, ofPgbench));
        if (ofPgbench !== undefined) reachNotes.push(reachNote(connections, rates, ofPgbench));
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
            "raw sockets",
            "pgbench, same functions",
            "pgbench, bare writes",
            "pgbench tpcb-like",
          ],
          rows,
        },
        comparisons,
        notes: [
          ...reachNotes,
          `Debits and credits by turns, one transaction each, of ${memberCount} members at random. Database, server code and pgbench share the machine's cores.`,
          `In batches of 200 in one transaction, postBatch did ${figure(batch)} movements a second on one connection.`,
          ...settingsNotes(await settingsOf(database)),
          ...(pgbench === undefined ? [] : [coldStartNote]),
          pgbench === undefined
            ? "pgbench was not on the PATH: the two comparisons with it are missing, and their budgets unproven. Install PostgreSQL's client package (postgresql-contrib or postgresql-client)."
            : `pgbench: prepared statements, one thread, tpcb-like at scale ${plan.tpcbScale}${plan.tpcbScale < 20 ? " (the budget is stated at scale 20)" : ""}.`,
        ],
      };
    } finally {
      await raw.close();
      await bare.close();
      await database.close();
    }
  },
};

const coldStartNote =
  "pgbench opens its connections anew each round, and the first statements on each read the catalogue and compile the functions, while ours stay open: " +
  "at 16 connections that takes some 0.2 s of processor time from each of its rounds, so short rounds flatter us.";

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
