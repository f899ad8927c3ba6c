import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { calls } from "@lantern/contract/calls.ts";
import type { Database } from "@lantern/database/database.ts";
import { migrate } from "@lantern/database/migrate.ts";
import { openDatabase } from "@lantern/database/open-database.ts";
import type { FastifyInstance } from "fastify";
import { findSession } from "./accounts/find-session.ts";
import { listCaptchaAnswers } from "./accounts/list-captcha-answers.ts";
import { answers } from "./answers.ts";
import { gauges } from "./gauges.ts";
import { buildServer } from "./http/build-server.ts";
import { makeMetrics, showGauges } from "./http/metrics.ts";
import { jobs } from "./jobs.ts";
import { systemClock, type Clock } from "./platform/clock.ts";
import type { Configuration } from "./platform/configuration.ts";
import type { Scope } from "./platform/context.ts";
import { startEventRelay } from "./platform/event-relay.ts";
import { findOperator } from "./operators/find-operator.ts";
import { makeLog } from "./platform/make-log.ts";
import { plugins } from "./plugins.ts";
import { seed } from "./seed/seed.ts";
import { findMerchant } from "./site/find-merchant.ts";
import { startWorker, type Worker } from "./worker/start-worker.ts";

const app = {
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
  /** Where people on this machine reach it. */
  readonly url: string;
  /** Says for a while that it is not ready, then stops accepting and finishes open requests, then the jobs' runs, then lets go of the database. */
  close(): Promise<void>;
}

/**
 * Starts the platform: database, migrations, demo data, HTTP, worker.
 * @throws an error whose message tells people what to do, after letting go of what was opened.
 */
export async function startServer(configuration: Configuration, overrides: StartOverrides = {}): Promise<RunningServer> {
  const report = overrides.report ?? ((line: string) => console.log(`  ${line}`));
  await using opened = new AsyncDisposableStack();
  const database = overrides.database ?? opened.adopt(await openConfigured(configuration, report), (own) => own.close());
  const scope: Scope = { database, clock: overrides.clock ?? systemClock, configuration, log: makeLog(configuration.logLevel) };
  await migrate(database);
  if (configuration.seedProfile !== "none") await seed(scope, report);
  const metrics = makeMetrics();
  const draining = new AbortController();
  showGauges(metrics, scope, gauges);
  const relay = opened.adopt(await startEventRelay(scope), (own) => own.close());
  // Started last, but stopped between the server and the relay: no request is open any more, and the database still is.
  const workers: Worker[] = [];
  opened.defer(async () => void (await Promise.all(workers.map((worker) => worker.stop()))));
  const server = await buildServer({
    scope,
    calls,
    answers,
    plugins,
    findMerchant,
    findSession,
    findOperator,
    listCaptchas,
    relay,
    metrics,
    app,
    draining: draining.signal,
  });
  opened.adopt(server, (own) => own.close());
  const url = await listen(server, configuration);
  const worker = await startWorker(scope, jobs, { onRun: (run) => metrics.jobRun(run) });
  workers.push(worker);
  metrics.show("lantern_worker_leads", "1 in the process that runs the jobs.", () => Number(worker.leads()));
  const running = opened.move();
  return {
    url,
    close: async () => {
      draining.abort();
      await pause(configuration.drainMs);
      await running.disposeAsync();
    },
  };
}

function listCaptchas({ database, clock }: Scope) {
  return listCaptchaAnswers(database, clock.now());
}

function openConfigured(configuration: Configuration, report: (line: string) => void): Promise<Database> {
  const { databaseUrl, dataDirectory } = configuration;
  report(databaseUrl === undefined ? `database: embedded, in ${dataDirectory}` : "database: PostgreSQL");
  if (databaseUrl === undefined) return openDatabase({ dataDirectory });
  return openDatabase({ url: databaseUrl }).catch((error: unknown) => {
    const { host, pathname } = new URL(databaseUrl);
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database ${pathname.slice(1)} at ${host} cannot be opened (${reason}): start it, or correct DATABASE_URL.`, {
      cause: error,
    });
  });
}

async function listen(server: FastifyInstance, { host, port }: Configuration): Promise<string> {
  try {
    await server.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE")
      throw new Error(`Port ${port} is in use: stop what listens there, or set PORT to another port.`, { cause: error });
    if (code === "EACCES")
      throw new Error(`Port ${port} needs rights that this user has not: set PORT to one above 1023.`, { cause: error });
    throw error;
  }
  const address = server.server.address();
  const bound = typeof address === "object" && address !== null ? address.port : port;
  return `http://${host === "0.0.0.0" || host === "::" ? "localhost" : host}:${bound}`;
}
