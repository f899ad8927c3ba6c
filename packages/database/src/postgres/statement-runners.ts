import type pg from "pg";
import { columnDecoder, encodeParameter } from "../column-values.ts";
import { isUnavailable, toDatabaseError } from "../database-error.ts";
import type { StatementResult, StatementRunner } from "../statement-runner.ts";
import { executeMessages, namedStatement, type NamedStatement } from "./named-statement.ts";
import { PreparedStatement, type StatementCallback } from "./prepared-statement.ts";

const types = {
  getTypeParser: (typeId: number, format?: string) => (format === "binary" ? (value: unknown) => value : columnDecoder(typeId)),
};

/** Runs a script, or one statement that is not worth a name, by `pg`'s own query. */
async function runUnprepared(
  target: pg.Pool | pg.PoolClient,
  sql: string,
  parameters: readonly unknown[],
  { prepare, timeLimitMs }: { readonly prepare: boolean; readonly timeLimitMs: number | undefined },
): Promise<StatementResult> {
  const isScript = !prepare && parameters.length === 0;
  const values = parameters.map(encodeParameter);
  try {
    const answer = (await target.query({
      text: sql,
      // Without values the simple protocol is used, which takes a script of several statements, however long they take.
      ...(isScript ? {} : { values }),
      ...(isScript || timeLimitMs === undefined ? {} : { query_timeout: timeLimitMs }),
      types: types as unknown as pg.CustomTypesConfig,
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

function onPool(pool: pg.Pool, run: Run): Promise<StatementResult> {
  return new Promise((resolve, reject) => {
    pool.connect((failure, client, release) => {
      if (client === undefined) {
        reject(failure);
        return;
      }
      runOnClient(client, run, (error, result) => {
        if (result === undefined) {
          // A refused statement leaves its connection sound; a connection that broke, or does not answer, is closed.
          release(isUnavailable(toDatabaseError(error)) ? (error as Error) : undefined);
          reject(error);
        } else {
          release();
          resolve(result);
        }
      });
    });
  });
}

function runnerOver<Target extends pg.Pool | pg.PoolClient>(
  target: Target,
  timeLimitMs: number | undefined,
  runNamed: (target: Target, run: Run) => Promise<StatementResult>,
): StatementRunner {
  return async (sql, parameters, { prepare }) => {
    const statement = prepare ? namedStatement(sql) : undefined;
    if (statement === undefined) return runUnprepared(target, sql, parameters, { prepare, timeLimitMs });
    const messages = executeMessages(statement, parameters);
    try {
      return await runNamed(target, { statement, messages, timeLimitMs });
    } catch (error) {
      throw toDatabaseError(error);
    }
  };
}

/**
 * Statements on any connection of the pool, each a transaction of its own.
 * @param timeLimitMs how long an answer may take; scripts, such as migrations, take as long as they take.
 */
export function runnerOnPool(pool: pg.Pool, timeLimitMs: number): StatementRunner {
  return runnerOver(pool, timeLimitMs, onPool);
}

/**
 * Statements on one connection.
 * @param timeLimitMs as for a pool; undefined where they may take as long as they take.
 */
export function runnerOnClient(client: pg.PoolClient, timeLimitMs: number | undefined): StatementRunner {
  return runnerOver(client, timeLimitMs, onClient);
}
