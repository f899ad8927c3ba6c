import pg from "pg";
import type { Database } from "../database.ts";
import { isUnavailable, toDatabaseError } from "../database-error.ts";
import { queryableOver, runTransaction } from "../queryable.ts";
import { TransactionGuard } from "../transaction-guard.ts";
import { startListener } from "./notification-listener.ts";
import { StandingConnections } from "./standing-connections.ts";
import { runnerOnAny, runnerOnClient } from "./statement-runners.ts";

export interface PostgresOptions {
  readonly url: string;
  /** Connections of this process; one more serves LISTEN. */
  readonly poolSize?: number;
  /** How long to wait for a connection, and for the answer to a statement. */
  readonly patience?: { readonly connectionMs: number; readonly statementMs: number };
}

/**
 * A server or network that does not answer must fail the caller and free the connection, or everyone would wait for ever: TCP notices a
 * peer that is gone only after many minutes. A connection's time includes the wait for one that others use, so that an overloaded
 * process refuses instead of queueing without end.
 */
const usualPatience = { connectionMs: 10_000, statementMs: 60_000 } as const;
const keepAliveAfterMs = 10_000;

/** Settings of each session: UTC, and no transaction that is forgotten open. */
const sessionOptions = "-c timezone=UTC -c datestyle=ISO -c idle_in_transaction_session_timeout=60000";

/** PostgreSQL through a pool of `pg`, with named statements; LISTEN on a connection of its own. */
export async function openPostgresDatabase(options: PostgresOptions): Promise<Database> {
  const { connectionMs, statementMs } = options.patience ?? usualPatience;
  const settings: pg.ClientConfig = {
    connectionString: options.url,
    options: sessionOptions,
    application_name: "lantern",
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfterMs,
    connectionTimeoutMillis: connectionMs,
  };
  const pool = new pg.Pool({ ...settings, max: options.poolSize ?? 10 });
  // A connection that breaks while idle is dropped; the next statement opens another. One that breaks between two
  // statements of a transaction fails the next of them. Neither may end the process as an unheard error.
  pool.on("error", () => {});
  const connections = new StandingConnections(pool);
  const guard = new TransactionGuard();
  const onAny = runnerOnAny(connections, statementMs);
  const listener = startListener(settings);
  const database: Database = Object.assign(
    Object.create(
      queryableOver((sql, parameters, statementOptions) => {
        guard.assertOutside("Database.query");
        return onAny(sql, parameters, statementOptions);
      }),
    ) as Database,
    {
      kind: "postgres" as const,
      tx: async (work, transactionOptions = {}) => {
        guard.assertOutside("Database.tx");
        const client = await connections.checkOut().catch((error: unknown) => {
          throw toDatabaseError(error);
        });
        let broken: Error | undefined;
        const onClient = runnerOnClient(client, transactionOptions.mayTakeLong === true ? undefined : statementMs);
        try {
          return await guard.inside(() =>
            runTransaction(
              async (sql, parameters, statementOptions) => {
                // What is left of a lost transaction need not be asked for: the server rolls it back.
                if (broken !== undefined) throw broken;
                try {
                  return await onClient(sql, parameters, statementOptions);
                } catch (error) {
                  if (sql === "rollback" || sql === "commit" || isUnavailable(error)) broken = error as Error;
                  throw error;
                }
              },
              work,
              transactionOptions,
            ),
          );
        } finally {
          // A connection whose transaction could not be ended, or that does not answer, is closed, which ends it.
          connections.giveBack(client, broken);
        }
      },
      listen: (channel, onMessage) => listener.listen(channel, onMessage),
      close: async () => {
        await listener.close();
        connections.close();
        await pool.end();
      },
    } satisfies Pick<Database, "kind" | "tx" | "listen" | "close">,
  );
  try {
    await database.query("select 1");
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
