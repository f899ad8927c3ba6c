import type pg from "pg";
import { columnDecoder, encodeParameter } from "../column-values.ts";
import { isUnavailable, toDatabaseError } from "../database-error.ts";
import type { StatementResult, StatementRunner } from "../statement-runner.ts";
import { executeMessages, namedStatement, type NamedStatement } from "./named-statement.ts";
import { PreparedStatement, type StatementCallback } from "./prepared-statement.ts";
import type { StandingConnections } from "./standing-connections.ts";

const types = {
  getTypeParser: (typeId: number, format?: string) => (format === "binary" ? (value: unknown) => value : columnDecoder(typeId)),
};

/** Runs a script, or one statement that is not worth a name, by `pg`'s own query. */
async function runUnprepared(
  client: pg.PoolClient,
  sql: string,
  parameters: readonly unknown[],
  { prepare, timeLimitMs }: { readonly prepare: boolean; readonly timeLimitMs: number | undefined },
): Promise<StatementResult> {
  const isScript = !prepare && parameters.length === 0;
  const values = parameters.map(encodeParameter);
  try {
    const answer = (await client.query({
      text: sql,
      // Without values the simple protocol is used, which takes a script of several statements, however long they take.
      ...(isScript ? {} : { values }),
      ...(isScript || timeLimitMs === undefined ? {} : { query_timeout: timeLimitMs }),
      types,
    })) as pg.QueryResult<Record<string, unknown>> | pg.QueryResult<Record<string, unknown>>[];
    const last = Array.isArray(answer) ? answer.at(-1) : answer;
    return { rows: last?.rows ?? [], affectedCount: last?.rowCount ?? 0, command: last?.command ?? "" };
  } catch (error) {
    throw toDatabaseError(error);
  }
}

interface Run {
  readonly statement: NamedStatement;
  /** Of `executeMessages`. */
  readonly messages: Buffer;
  readonly timeLimitMs: number | undefined;
}

/**
 * Runs a named statement. One that the server has lost, or holds for a result that is another now, is prepared anew and run again
 * where it was a transaction of its own: being refused, it did nothing. Within a transaction the refusal has ended that, so it is told.
 */
function runOnClient(client: pg.PoolClient, run: Run, callback: StatementCallback): void {
  const running = new PreparedStatement(run.statement, run.messages, run.timeLimitMs, (error, result) => {
    if (running.isStale && client.getTransactionStatus() === "I") runOnClient(client, run, callback);
    else callback(error, result);
  });
  client.query(running);
}

function onClient(client: pg.PoolClient, run: Run): Promise<StatementResult> {
  return new Promise((resolve, reject) => {
    runOnClient(client, run, (error, result) => {
      if (result === undefined) reject(error);
      else resolve(result);
    });
  });
}

function onAny(connections: StandingConnections, run: Run): Promise<StatementResult> {
  return new Promise((resolve, reject) => {
    connections.take((failure, client) => {
      if (client === undefined) {
        reject(failure);
        return;
      }
      runOnClient(client, run, (error, result) => {
        // A refused statement leaves its connection sound; a connection that broke, or does not answer, is closed.
        const isBroken = result === undefined && isUnavailable(toDatabaseError(error));
        connections.giveBack(client, isBroken ? (error as Error) : undefined);
        if (result === undefined) reject(error);
        else resolve(result);
      });
    });
  });
}

/** A script that failed may have left a transaction open: its connection is closed. */
async function unpreparedOnAny(connections: StandingConnections, runOn: (client: pg.PoolClient) => Promise<StatementResult>) {
  const client = await connections.checkOut();
  let failure: Error | undefined;
  try {
    return await runOn(client);
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    connections.giveBack(client, failure);
  }
}

function runnerOver(
  timeLimitMs: number | undefined,
  runNamed: (run: Run) => Promise<StatementResult>,
  runOther: (runOn: (client: pg.PoolClient) => Promise<StatementResult>) => Promise<StatementResult>,
): StatementRunner {
  return async (sql, parameters, { prepare }) => {
    const statement = prepare ? namedStatement(sql) : undefined;
    // What cannot be sent is the caller's mistake, and no error of the database.
    const run = statement === undefined ? undefined : { statement, messages: executeMessages(statement, parameters), timeLimitMs };
    try {
      if (run !== undefined) return await runNamed(run);
      return await runOther((client) => runUnprepared(client, sql, parameters, { prepare, timeLimitMs }));
    } catch (error) {
      throw toDatabaseError(error);
    }
  };
}

/**
 * Statements on any connection, each a transaction of its own.
 * @param timeLimitMs how long an answer may take; scripts, such as migrations, take as long as they take.
 */
export function runnerOnAny(connections: StandingConnections, timeLimitMs: number): StatementRunner {
  return runnerOver(
    timeLimitMs,
    (run) => onAny(connections, run),
    (runOn) => unpreparedOnAny(connections, runOn),
  );
}

/**
 * Statements on one connection.
 * @param timeLimitMs as on any; undefined where they may take as long as they take.
 */
export function runnerOnClient(client: pg.PoolClient, timeLimitMs: number | undefined): StatementRunner {
  return runnerOver(
    timeLimitMs,
    (run) => onClient(client, run),
    (runOn) => runOn(client),
  );
}
