import type { Call } from "@lantern/contract/call.ts";
import { request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { manualClock, type ManualClock } from "../../platform/clock.ts";
import type { Configuration } from "../../platform/configuration.ts";
import type { Scope, Session } from "../../platform/context.ts";
import { startEventRelay, type EventRelay } from "../../platform/event-relay.ts";
import { readConfiguration } from "../../platform/read-configuration.ts";
import { openTestDatabase, type TestDatabase } from "../../platform/testing/test-database.ts";
import { findMerchant } from "../../site/find-merchant.ts";
import { seedMerchants } from "../../site/seed-merchants.ts";
import type { Answer } from "../answer.ts";
import { buildServer } from "../build-server.ts";
import type { ListCaptchas } from "../outbox.ts";
import type { BuiltApp, FindOperator, FindSession, ServerPlugin } from "../server-parts.ts";

export interface TestServerOptions {
  readonly calls: readonly Call[];
  readonly answers: readonly Answer[];
  readonly sessions?: Readonly<Record<string, Session>>;
  readonly findSession?: FindSession;
  readonly findOperator?: FindOperator;
  readonly plugins?: readonly ServerPlugin[];
  readonly app?: BuiltApp;
  readonly listCaptchas?: ListCaptchas;
  readonly configuration?: Partial<Configuration>;
  readonly database?: "embedded" | "postgres";
}

export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed envelope, or undefined where the answer is no JSON. */
  readonly body:
    | { readonly success?: boolean; readonly errorCode?: string; readonly message?: string; readonly value?: unknown }
    | undefined;
  readonly text: string;
}

export interface TestServer {
  readonly url: string;
  readonly scope: Scope;
  readonly clock: ManualClock;
  readonly database: TestDatabase;
  readonly relay: EventRelay;
  /** Ids of the seeded merchants by code. */
  readonly merchantIds: Readonly<Record<string, string>>;
  /** Sends a request over real HTTP. `host` chooses the merchant; a body that is no string is sent as JSON. */
  request(method: string, path: string, options?: TestRequest): Promise<TestAnswer>;
  close(): Promise<void>;
}

export interface TestRequest {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly host?: string;
}

/** An HTTP server over a test database with the demo merchants, listening on a free port of 127.0.0.1, with a clock that stands still. */
export async function startTestServer(options: TestServerOptions): Promise<TestServer> {
  const database = await openTestDatabase(options.database ?? "postgres");
  const clock = manualClock(new Date("2026-03-01T12:00:00Z"));
  const configuration = { ...readConfiguration({ LOG_LEVEL: "silent", LANTERN_SEED: "test" }), ...options.configuration };
  const scope: Scope = { database, clock, configuration, log: pino({ level: "silent" }) };
  const merchantIds = await database.tx((transaction) => seedMerchants(scope, transaction));
  const relay = await startEventRelay(scope);
  const server = await buildServer({
    relay,
    scope,
    calls: options.calls,
    answers: options.answers,
    findMerchant,
    findSession: options.findSession ?? (async (_scope, token) => options.sessions?.[token]),
    plugins: options.plugins ?? [],
    ...(options.findOperator === undefined ? {} : { findOperator: options.findOperator }),
    ...(options.listCaptchas === undefined ? {} : { listCaptchas: options.listCaptchas }),
    ...(options.app === undefined ? {} : { app: options.app }),
  });
  await server.listen({ host: "127.0.0.1", port: 0 });
  const url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return {
    url,
    scope,
    clock,
    database,
    relay,
    merchantIds,
    request: (method, path, request) => send(url, method, path, request),
    close: async () => {
      await server.close();
      await relay.close();
      await database.close();
    },
  };
}

/** By `node:http`, since `fetch` lets no one set the Host header. */
function send(url: string, method: string, path: string, request: TestRequest = {}): Promise<TestAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<TestAnswer>();
  const body = request.body === undefined || typeof request.body === "string" ? request.body : JSON.stringify(request.body);
  const headers = {
    ...(body === undefined ? {} : { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)) }),
    ...(request.host === undefined ? {} : { host: request.host }),
    ...request.headers,
  };
  const sending = httpRequest(new URL(path, url), { method, headers }, (response) => {
    const chunks: Buffer[] = [];
    response.on("data", (chunk: Buffer) => chunks.push(chunk));
    response.on("error", reject);
    response.on("end", () => {
      const text = Buffer.concat(chunks).toString();
      const headersSent = new Headers(
        Object.entries(response.headers).flatMap(([name, value]) => [value ?? []].flat().map((one): [string, string] => [name, one])),
      );
      resolve({ status: response.statusCode ?? 0, headers: headersSent, body: parsed(text), text });
    });
  });
  sending.on("error", reject);
  sending.end(body);
  return promise;
}

function parsed(text: string): TestAnswer["body"] {
  try {
    return JSON.parse(text) as TestAnswer["body"];
  } catch {
    return undefined;
  }
}

/** What a success answered. @throws Error for a refusal, with its code. */
export function valueOf({ body, text, status }: TestAnswer): unknown {
  if (body?.success !== true) throw new Error(`${status} ${text.slice(0, 300)}`);
  return body.value;
}
