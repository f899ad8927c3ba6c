import type pg from "pg";
import { columnDecoder, type ColumnDecoder } from "../column-values.ts";
import type { StatementResult } from "../statement-runner.ts";
import type { NamedStatement } from "./named-statement.ts";

interface Column {
  readonly name: string;
  readonly decode: ColumnDecoder;
}

/** What each connection has prepared, with the columns that the server described then. */
const preparedOn = new WeakMap<pg.Connection, Map<NamedStatement, readonly Column[]>>();

function preparedStatementsOf(connection: pg.Connection): Map<NamedStatement, readonly Column[]> {
  const known = preparedOn.get(connection);
  if (known !== undefined) return known;
  const prepared = new Map<NamedStatement, readonly Column[]>();
  preparedOn.set(connection, prepared);
  return prepared;
}

/** The server does not know the statement any more, nor any other: `discard all`, a pooler. */
const lostStatements = "26000";
/** What the statement gives has changed: "cached plan must not change result type". */
const changedResult = "0A000";
/** What the statement names has changed or is gone; prepared anew it may find its like. */
const changedNames = /^42/;

/** The first word of a command's tag, and its last, which counts rows where it is a number: `INSERT 0 5`, `SELECT 2`, `CREATE TABLE`. */
function readCommandTag(tag: string): { readonly command: string; readonly affectedCount: number } {
  const firstSpace = tag.indexOf(" ");
  if (firstSpace === -1) return { command: tag, affectedCount: 0 };
  const count = Number(tag.slice(tag.lastIndexOf(" ") + 1));
  return { command: tag.slice(0, firstSpace), affectedCount: Number.isNaN(count) ? 0 : count };
}

/** Takes what a statement gave: an error, or its result. */
export type StatementCallback = (error: Error | undefined | null, result?: StatementResult) => void;

/**
 * One run of a named statement, submitted to a client of `pg` as its cursors are: the client calls the methods as the server's answers
 * arrive. Prepared and described on a connection's first run only; afterwards Bind, Execute and Sync go out in one write, and the rows
 * come back alone.
 */
export class PreparedStatement implements pg.Submittable {
  /** `pg` wraps it where there is a time limit. */
  callback: StatementCallback;
  /** In milliseconds; `pg` reads it under this name. */
  readonly query_timeout: number | undefined;
  /** True when it failed since what the connection had prepared before is of no use any more; it will be prepared anew. */
  isStale = false;
  #wasPrepared = false;
  readonly #statement: NamedStatement;
  readonly #messages: Buffer;
  readonly #rows: Record<string, unknown>[] = [];
  #columns: readonly Column[] = [];
  #commandTag = "";
  #failure: Error | undefined;

  /** @param messages of `executeMessages` */
  constructor(statement: NamedStatement, messages: Buffer, timeLimitMs: number | undefined, callback: StatementCallback) {
    this.#statement = statement;
    this.#messages = messages;
    this.query_timeout = timeLimitMs;
    this.callback = callback;
  }

  submit(connection: pg.Connection): void {
    const columns = preparedStatementsOf(connection).get(this.#statement);
    this.#wasPrepared = columns !== undefined;
    this.#columns = columns ?? [];
    // A connection that broke a moment ago: its end is about to be told, and fails this run.
    if (!connection.stream.writable) return;
    connection.stream.write(this.#wasPrepared ? this.#messages : Buffer.concat([this.#statement.prepareMessages, this.#messages]));
  }

  handleRowDescription({ fields }: { readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, decode: columnDecoder(dataTypeID) }));
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    if (this.#failure !== undefined) return;
    try {
      this.#rows.push(this.#decodeRow(fields));
    } catch (error) {
      // Thrown here it would end the process; the answer must be read to its end in any case.
      this.#failure = error as Error;
    }
  }

  #decodeRow(fields: readonly (string | null)[]): Record<string, unknown> {
    const columns = this.#columns;
    if (fields.length !== columns.length) {
      throw new Error(`A row came with ${fields.length} columns where the statement was described with ${columns.length}`);
    }
    const row: Record<string, unknown> = {};
    for (let index = 0; index < columns.length; index += 1) {
      const { name, decode } = columns[index] as Column;
      const text = fields[index] as string | null;
      row[name] = text === null ? null : decode(text);
    }
    return row;
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#commandTag = text;
  }

  /** A text without a statement in it gives no rows. */
  handleEmptyQuery(): void {}

  handleReadyForQuery(connection: pg.Connection): void {
    if (!this.#wasPrepared) preparedStatementsOf(connection).set(this.#statement, this.#columns);
    if (this.#failure === undefined) this.callback(undefined, { rows: this.#rows, ...readCommandTag(this.#commandTag) });
    else this.callback(this.#failure);
  }

  /** The server refused the statement, the connection broke, or the time is over; what the server still sends goes to nobody. */
  handleError(error: Error & { readonly code?: unknown }, connection: pg.Connection): void {
    const { code } = error;
    if (code === lostStatements) preparedOn.delete(connection);
    else if (code === changedResult || (typeof code === "string" && changedNames.test(code)))
      preparedStatementsOf(connection).delete(this.#statement);
    this.isStale = this.#wasPrepared && (code === lostStatements || code === changedResult);
    this.callback(error);
  }

  /** Nobody copies through a statement. The server has passed over the Sync that was sent, so it needs another. */
  handleCopyInResponse(connection: pg.Connection & { sendCopyFail(message: string): void }): void {
    connection.sendCopyFail("A statement cannot copy rows in");
    connection.sync();
  }

  handleCopyData(): void {}
}
