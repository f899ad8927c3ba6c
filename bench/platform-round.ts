import type { Database } from "@lantern/database/database.ts";
import { measureRound, type HttpRound } from "./http-rate.ts";
import type { LoadRequest } from "./load.ts";
import { processorMs } from "./machine.ts";
import type { Platform } from "./platform.ts";
import { median } from "./statistics.ts";

/** One round of load on a platform, with what it cost its database. */
export interface PlatformRound extends HttpRound {
  /** Of the platform and of the database's own processes for it, in microseconds an answer. */
  readonly allProcessorUs: number | undefined;
}

export interface PlatformLoad {
  readonly request: LoadRequest;
  readonly clients: number;
  readonly durationMs: number;
  /** Ends sooner with as many: rounds of the same requests are compared, however busy the machine is. */
  readonly requestsMax?: number;
  /** What goes before a round and is no part of it. */
  readonly begin?: () => Promise<void>;
  /** What belongs to the round though nobody waited for it. */
  readonly finish?: () => Promise<void>;
}

export async function measurePlatformRound(
  { url, pid, database }: Platform,
  { begin, finish, ...load }: PlatformLoad,
): Promise<PlatformRound> {
  await begin?.();
  const before = await databaseMs(database);
  const round = await measureRound({ url, ...load }, pid, finish);
  const after = await databaseMs(database);
  const known = round.processorUs !== undefined && before !== undefined && after !== undefined;
  return { ...round, allProcessorUs: known ? (round.processorUs ?? 0) + ((after - before) * 1_000) / round.answers : undefined };
}

const selectProcesses = "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";

/** Processor time so far of the processes that serve this database, in milliseconds. */
async function databaseMs(database: Database): Promise<number | undefined> {
  const processes = await database.query<{ pid: number }>(selectProcesses);
  const used = processes.map(({ pid }) => processorMs(pid));
  return used.includes(undefined) ? undefined : used.reduce<number>((sum, ms) => sum + (ms ?? 0), 0);
}

/** Processor time an answer, of platform and database; undefined where the system does not tell. */
export function allProcessorOf(rounds: readonly PlatformRound[]): number | undefined {
  const known = rounds.flatMap(({ allProcessorUs }) => allProcessorUs ?? []);
  return known.length < rounds.length ? undefined : median(known);
}
