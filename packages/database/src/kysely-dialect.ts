import {
  type CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from "kysely";
import type { StatementRunner } from "./statement-runner.ts";
import type { Tables } from "./tables.ts";

const noTransactions = (): never => {
  throw new Error("Transactions are opened by Database.tx, not by Kysely");
};

function connectionOver(run: StatementRunner): DatabaseConnection {
  return {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const result = await run(query.sql, query.parameters, { prepare: false });
      return { rows: result.rows as R[], numAffectedRows: BigInt(result.affectedCount) };
    },
    streamQuery(): AsyncIterableIterator<never> {
      throw new Error("Streaming is not supported: page the list instead");
    },
  };
}

function driverOver(run: StatementRunner): Driver {
  const connection = connectionOver(run);
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: noTransactions,
    commitTransaction: noTransactions,
    rollbackTransaction: noTransactions,
    releaseConnection: async () => {},
    destroy: async () => {},
  };
}

/** Kysely over a runner of statements: the database's, or one open transaction's. */
export function kyselyOver(run: StatementRunner): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverOver(run),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}
