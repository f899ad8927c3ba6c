import { randomUUID } from "node:crypto";
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { registerAjvFormats } from "@fastify/type-provider-typebox";
import { handleError } from "./error-handler.ts";
import { answerNotFound, pathOf } from "./not-found.ts";
import { registerPages } from "./pages/pages.ts";
import { makeRateLimiter } from "./rate-limit.ts";
import { registerCalls } from "./register-calls.ts";
import { routeTable } from "./route-table.ts";
import { addSecurityHeaders } from "./security-headers.ts";
import type { ServerParts } from "./server-parts.ts";
import { registerStream } from "./stream/stream-server.ts";
import { compileValidator } from "./validator.ts";

/** Bytes of a body; images travel by calls that raise it. */
const bodyBytesMax = 256 * 1024;
const requestTimeoutMs = 30_000;
const keepAliveTimeoutMs = 65_000;

/**
 * Builds the HTTP server of all calls, not listening yet.
 * @throws Error naming the calls and answers that do not fit each other.
 */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { scope } = parts;
  const routes = routeTable(parts.calls, parts.answers);
  registerAjvFormats();
  const log: FastifyBaseLogger = scope.log;
  const server = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: scope.configuration.trustProxy,
    genReqId: () => randomUUID(),
    bodyLimit: bodyBytesMax,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    forceCloseConnections: "idle",
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  server.setValidatorCompiler(compileValidator);
  server.decorateRequest("caller", undefined);
  server.setErrorHandler(handleError);
  addSecurityHeaders(server);
  server.addHook("onRequest", async (request, reply) => void reply.header("x-request-id", request.id));
  server.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.info(
      { method, path: pathOf(request.url), call: routeOptions.config.callName, status: reply.statusCode, durationMs: reply.elapsedTime },
      "answered",
    );
  });
  registerCalls(server, parts, routes, makeRateLimiter(scope.clock, scope.configuration.seedProfile));
  for (const plugin of parts.plugins ?? []) await server.register(async (encapsulated) => plugin(encapsulated, scope));
  if (parts.relay !== undefined) registerStream(server, parts, parts.relay);
  server.setNotFoundHandler(parts.app === undefined ? answerNotFound : await registerPages(server, parts, parts.app));
  return server;
}
