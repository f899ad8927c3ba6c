import { fileURLToPath } from "node:url";
import { planCall, type Call } from "@lantern/contract/call.ts";
import { calls } from "@lantern/contract/calls.ts";
import type { Database } from "@lantern/database/database.ts";
import { migrate } from "@lantern/database/migrate.ts";
import { openDatabase } from "@lantern/database/open-database.ts";
import type { FastifyInstance } from "fastify";
import { answers } from "./answers.ts";
import { buildServer } from "./http/build-server.ts";
import { systemClock, type Clock } from "./platform/clock.ts";
import type { Configuration } from "./platform/configuration.ts";
import type { Scope } from "./platform/context.ts";
import { startEventRelay } from "./platform/event-relay.ts";
import { makeLog } from "./platform/make-log.ts";
import { findSession } from "./accounts/find-session.ts";
import { findMerchant } from "./site/find-merchant.ts";
import { seed } from "./seed/seed.ts";

const builtApp = {
  clientFolder: fileURLToPath(new URL("../../mobile/dist/client", import.meta.url)),
  rendererFile: fileURLToPath(new URL("../../mobile/dist/server/entry-server.js", import.meta.url)),
};

export interface StartOverrides {
  readonly clock?: Clock;
  /** An open database; the server migrates it but leaves closing it to its owner. */
  readonly database?: Database;
  /** Takes the progress lines; standard output where absent. */
  readonly report?: (line: string) => void;
}

export interface RunningServer {
  readonly url: string;
  /** Stops accepting, finishes open requests, then lets go of everything else. */
  close(): Promise<void>;
}

/** Starts the platform: database, migrations, demo data, HTTP, worker. Throws with a line for people where it cannot. */
export async function startServer(configuration: Configuration, overrides: StartOverrides = {}): Promise<RunningServer> {
  const report = overrides.report ?? ((line: string) => console.log(`  ${line}`));
  const opened = overrides.database === undefined;
  const database = overrides.database ?? (await openConfigured(configuration, report));
  try {
    const scope: Scope = { database, clock: overrides.clock ?? systemClock, configuration, log: makeLog(configuration.logLevel) };
    await migrate(database);
    if (configuration.seedProfile !== "none") await seed(scope, report);
    const relay = await startEventRelay(scope);
    const server = await buildServer({ scope, calls: withoutUnanswered(calls, scope.log), answers, findMerchant, findSession, relay, app: builtApp });
    const url = await listen(server, configuration);
    return {
      url,
      close: async () => {
        await server.close();
        await relay.close();
        if (opened) await database.close();
      },
    };
  } catch (error) {
    if (opened) await database.close();
    throw error;
  }
}

/** Until every capability has its routes: a built call without an answer counts as planned. */
function withoutUnanswered(all: readonly Call[], log: Scope["log"]): readonly Call[] {
  const answered = new Set(answers.map((answer) => answer.call.name));
  return all.map((call) => {
    if (call.planned === true || answered.has(call.name)) return call;
    log.warn({ call: call.name }, "no answer yet");
    const { name, capability, method, path, access, summary } = call;
    return planCall({ name, capability, method, path, access, summary });
  });
}

function openConfigured(configuration: Configuration, report: (line: string) => void): Promise<Database> {
  const { databaseUrl, dataDirectory } = configuration;
  report(databaseUrl === undefined ? `database: embedded, in ${dataDirectory}` : "database: PostgreSQL");
  return openDatabase({ url: databaseUrl, dataDirectory });
}

async function listen(server: FastifyInstance, { host, port }: Configuration): Promise<string> {
  try {
    await server.listen({ host, port });
  } catch (error) {
    await server.close();
    if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") {
      throw new Error(`Port ${port} is in use: stop what listens there, or set PORT to another port.`, { cause: error });
    }
    throw error;
  }
  const address = server.server.address();
  const bound = typeof address === "object" && address !== null ? address.port : port;
  return `http://${host === "0.0.0.0" || host === "::" ? "localhost" : host}:${bound}`;
}
