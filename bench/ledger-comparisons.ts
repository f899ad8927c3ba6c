import { figure } from "./format.ts";
import type { Comparison } from "./measurement.ts";
import { ratioOfRounds } from "./statistics.ts";

/** Movements a second, round by round, of whoever took part in the same rounds. */
export interface LedgerRates {
  /** `post`, each movement a transaction of its own. */
  readonly post: readonly number[];
  readonly postInTransaction: readonly number[];
  /** The functions by bare `pg`. */
  readonly bare: readonly number[];
  readonly bareInTransaction: readonly number[];
  /** The functions over nothing but sockets. */
  readonly raw: readonly number[];
}

/** The same of pgbench. */
export interface PgbenchRates {
  readonly functions: readonly number[];
  /** A movement's rows without its questions. */
  readonly writes: readonly number[];
  readonly tpcb: readonly number[];
}

/** What is compared with what, and which part of a budget is whose. */
export function ledgerComparisons(connections: number, rates: LedgerRates, pgbench: PgbenchRates | undefined): readonly Comparison[] {
  const of = (what: string) => `${what}, ${connections} connections`;
  const alone: readonly Comparison[] = [
    { what: of("post in a transaction to bare pg in one"), ratio: ratioOfRounds(rates.postInTransaction, rates.bareInTransaction) },
    { what: of("post to bare pg alone"), ratio: ratioOfRounds(rates.post, rates.bare) },
    { what: of("post to raw sockets"), ratio: ratioOfRounds(rates.post, rates.raw) },
  ];
  if (pgbench === undefined) return alone;
  const { functions, writes, tpcb } = pgbench;
  return [
    ...alone,
    { what: of("post to pgbench with the same functions"), ratio: ratioOfRounds(rates.post, functions), budget: { atLeast: 0.85 } },
    { what: of("post to pgbench tpcb-like"), ratio: ratioOfRounds(rates.post, tpcb), budget: { atLeast: 1.4 } },
    // What no layer of ours can pass: node with nothing but sockets, the functions alone, and the rows without a question asked.
    { what: of("raw sockets to pgbench with the same functions"), ratio: ratioOfRounds(rates.raw, functions) },
    { what: of("pgbench with the same functions to tpcb-like"), ratio: ratioOfRounds(functions, tpcb) },
    { what: of("pgbench with a movement's bare writes to tpcb-like"), ratio: ratioOfRounds(writes, tpcb) },
  ];
}

/** Says in a sentence how much of tpcb-like is in reach with node and these rows, and where the rest goes. */
export function reachNote(connections: number, rates: LedgerRates, { functions, writes, tpcb }: PgbenchRates): string {
  const node = ratioOfRounds(rates.raw, functions);
  const rows = ratioOfRounds(writes, tpcb);
  const checks = ratioOfRounds(functions, writes);
  const layers = ratioOfRounds(rates.post, rates.raw);
  return (
    `At ${connections} connections a movement's bare writes do ${figure(rows)} of tpcb-like, and node with nothing but sockets ` +
    `${figure(node)} of pgbench: about ${figure(rows * node)} of tpcb-like is the most that a server in node can reach with these rows. ` +
    `Locks, gate and checks leave ${figure(checks)} of the bare writes, our data layer ${figure(layers)} of the sockets.`
  );
}
