import type { Kysely } from "kysely";
import type { Queryable, Transaction, TransactionOptions } from "./database.ts";
import { DatabaseError } from "./database-error.ts";
import { kyselyOver } from "./kysely-dialect.ts";
import type { StatementRunner } from "./statement-runner.ts";
import type { Tables } from "./tables.ts";

/** The public face over a runner of statements; both adapters use it. */
export function queryableOver(run: StatementRunner): Queryable {
  let kysely: Kysely<Tables> | undefined;
  return {
    async query<Row extends object>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
      const result = await run(sql, parameters, { prepare: true });
      return result.rows as Row[];
    },
    async runScript(sql) {
      await run(sql, [], { prepare: false });
    },
    get kysely() {
      kysely ??= kyselyOver(run);
      return kysely;
    },
  };
}

function withGetters(queryable: Queryable): Transaction {
  return Object.assign(Object.create(queryable) as Queryable, { isTransaction: true as const });
}

function beginText(options: TransactionOptions): string {
  const isolation = options.isolation === undefined ? "" : ` isolation level ${options.isolation}`;
  return `begin${isolation}${options.readOnly === true ? " read only" : ""}`;
}

/**
 * Runs `work` between begin and commit on a runner that is bound to one connection. A commit that the server answers
 * with a rollback (a failed statement whose error `work` swallowed) throws: nothing of it was kept.
 */
export async function runTransaction<T>(
  run: StatementRunner,
  work: (transaction: Transaction) => Promise<T>,
  options: TransactionOptions,
): Promise<T> {
  const prepared = { prepare: true };
  let finished = false;
  const guarded: StatementRunner = (sql, parameters, statementOptions) => {
    if (finished) throw new Error("The transaction has ended: a statement came after its commit or rollback (a missing await?)");
    return run(sql, parameters, statementOptions);
  };
  await run(beginText(options), [], prepared);
  try {
    const value = await work(withGetters(queryableOver(guarded)));
    finished = true;
    const commit = await run("commit", [], prepared);
    if (commit.command === "ROLLBACK") {
      throw new DatabaseError("The transaction was rolled back: one of its statements had failed and the error was swallowed", {
        code: "25P02",
      });
    }
    return value;
  } catch (error) {
    finished = true;
    // After a failed commit there is no transaction; the server answers with a warning only.
    await run("rollback", [], prepared);
    throw error;
  }
}
