import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** Something that runs SQL: the database itself (each statement its own transaction) or one open transaction. */
export interface Queryable {
  /**
   * Runs one SQL text with `$1`-style parameters and returns its rows. The text is the statement's name on PostgreSQL
   * (prepared once a connection), so texts must be constant: no values spliced in.
   * 64-bit integers and numerics without a fraction come back as `bigint`, other numerics, dates and times without a
   * zone as text, timestamps as `Date`, JSON parsed. Parameters: arrays become SQL arrays, plain objects JSON.
   * A failed statement throws a `DatabaseError`.
   */
  query<Row extends object = Record<string, unknown>>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Runs a script of several statements, without parameters or rows: migrations and function files. */
  runScript(sql: string): Promise<void>;
  /** Reads and reports, typed by the tables, over the same connection. Its texts vary, so they are not prepared. */
  readonly kysely: Kysely<Tables>;
}

export interface Transaction extends Queryable {
  readonly isTransaction: true;
}

export interface TransactionOptions {
  readonly isolation?: "read committed" | "repeatable read" | "serializable";
  readonly readOnly?: boolean;
  /** Its statements may take longer than a minute: reading the whole ledger does. On PostgreSQL others are given up then. */
  readonly mayTakeLong?: boolean;
}

/** Both adapters (embedded PGlite, PostgreSQL) serve exactly this. */
export interface Database extends Queryable {
  readonly kind: "embedded" | "postgres";
  /**
   * Runs `work` in one transaction: commits when it resolves, rolls back and rethrows when it throws. No network calls
   * inside. Inside `work` only the transaction may be used: `database.query` and `database.tx` throw there, since on
   * the embedded database they would wait for themselves and on PostgreSQL they would act outside the transaction.
   */
  tx<T>(work: (transaction: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * Listens on a NOTIFY channel (identifier characters only); resolves to a function that stops. Survives reconnects:
   * after one, `onMessage` is called once with an empty payload, since messages may have been missed meanwhile.
   */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
