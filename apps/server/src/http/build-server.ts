import { randomUUID } from "node:crypto";
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { registerAjvFormats } from "@fastify/type-provider-typebox";
import type { Scope } from "../platform/context.ts";
import { addAnswerDeadline } from "./answer-deadline.ts";
import { addCompression } from "./compress.ts";
import { connectionOptions, holdConnectionLimits } from "./connection-limits.ts";
import { registerDownloads } from "./downloads.ts";
import { handleError } from "./error-handler.ts";
import { registerHealth } from "./health.ts";
import { makeMetrics, registerMetrics, type Metrics } from "./metrics.ts";
import { answerNotFound, pathOf } from "./not-found.ts";
import { registerOpenApi } from "./openapi.ts";
import { registerOutbox } from "./outbox.ts";
import { registerPages } from "./pages/pages.ts";
import { makeRateLimiter } from "./rate-limit.ts";
import { registerCalls } from "./register-calls.ts";
import { RequestLog } from "./request-log.ts";
import { routeTable } from "./route-table.ts";
import { addSecurityHeaders } from "./security-headers.ts";
import type { ServerParts } from "./server-parts.ts";
import { registerStream } from "./stream/stream-server.ts";
import { compileValidator } from "./validator.ts";
import { registerVendorDesk } from "./vendor-desk/register-vendor-desk.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** What the request is measured as: the call of its route, or the one that a route of many calls understood, from a short list of names. */
    understoodCall: string | undefined;
  }
}

/** Bytes of a body; images travel by calls that raise it. */
const bodyBytesMax = 256 * 1024;

/**
 * Builds the HTTP server of all calls, not listening yet.
 * @throws Error naming the calls and answers that do not fit each other.
 */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { scope } = parts;
  const routes = routeTable(parts.calls, parts.answers);
  const metrics = parts.metrics ?? makeMetrics();
  const server = makeServer(scope);
  observe(server, scope, metrics);
  const connections = holdConnectionLimits(server);
  addAnswerDeadline(server);
  metrics.show("lantern_http_connections", "Open connections of this process, streams included.", connections.openCount);
  addSecurityHeaders(server);
  addCompression(server);
  registerHealth(server, scope, parts.draining);
  registerMetrics(server, scope, metrics);
  if (parts.listCaptchas !== undefined)
    registerOutbox(server, { scope, listCaptchas: parts.listCaptchas, clientFolder: parts.app?.clientFolder });
  registerDownloads(server, parts);
  await registerOpenApi(server);
  const limiter = makeRateLimiter(scope.clock, scope.configuration.seedProfile);
  registerCalls(server, parts, routes, limiter);
  await registerVendorDesk(server, { scope, findMerchant: parts.findMerchant, limiter, clientFolder: parts.app?.clientFolder });
  for (const plugin of parts.plugins ?? []) await server.register(async (encapsulated) => plugin(encapsulated, scope));
  if (parts.relay !== undefined) feedStream(server, parts, parts.relay, metrics);
  server.setNotFoundHandler(parts.app === undefined ? answerNotFound : await registerPages(server, parts, parts.app, limiter));
  return server;
}

function makeServer({ log, configuration }: Scope): FastifyInstance {
  registerAjvFormats();
  const loggerInstance: FastifyBaseLogger = log;
  const server = fastify({
    loggerInstance,
    childLoggerFactory: (_parent, bindings, options) => new RequestLog(log, bindings, options),
    logController: new LogController({ disableRequestLogging: true }),
    // One proxy stands in front: what it appended counts, what a client made up before it does not.
    trustProxy: configuration.trustProxy ? (_address, hop) => hop === 0 : false,
    genReqId: () => randomUUID(),
    // An address that nobody can read, or with a part longer than any name, is one that nothing stands on.
    frameworkErrors: (_error, request, reply) => void answerNotFound(request, reply),
    bodyLimit: bodyBytesMax,
    ...connectionOptions(),
    forceCloseConnections: "idle",
    // What still comes on an open connection is answered like any other, as the last on it: Fastify's own refusal is no envelope.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  // JSON alone, also where a call has no body: what a form of another origin can send without asking is refused.
  server.removeContentTypeParser("text/plain");
  server.setValidatorCompiler(compileValidator);
  server.decorateRequest("caller", undefined);
  server.decorateRequest("understoodCall", undefined);
  server.setErrorHandler(handleError);
  return server;
}

/** Gives every request an id that its answer carries, and logs and measures the answer. Queries are not logged: they may hold codes. */
function observe(server: FastifyInstance, { log }: Scope, metrics: Metrics): void {
  const tellsAll = log.isLevelEnabled("info");
  server.addHook("onRequest", (request, reply, done) => {
    void reply.header("x-request-id", request.id);
    done();
  });
  server.addHook("onResponse", (request, reply, done) => {
    const call = request.understoodCall ?? request.routeOptions.config.callName;
    const { statusCode: status, elapsedTime: durationMs } = reply;
    metrics.answered(call ?? (request.is404 ? "page" : "file"), status, durationMs);
    if (tellsAll) request.log.info({ method: request.method, path: pathOf(request.url), call, status, durationMs }, "answered");
    done();
  });
}

function feedStream(server: FastifyInstance, parts: ServerParts, relay: NonNullable<ServerParts["relay"]>, metrics: Metrics): void {
  const stream = registerStream(server, parts, relay);
  metrics.show("lantern_stream_connections", "Open streams of this process.", () => stream.connectionCount());
  metrics.show("lantern_event_lag_seconds", "Time from the making of the last event to its relay.", () => relay.lagMs() / 1_000);
}
