import type { BuiltCall } from "@lantern/contract/call.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { andThen, type Awaitable } from "../platform/awaitable.ts";
import type { CallContext } from "../platform/context.ts";
import { isRefusal, refuse, type Refusal } from "../platform/refusal.ts";
import { isSharedValue } from "../platform/shared-value.ts";
import { settingsOf } from "../site/merchant-settings.ts";
import type { CallInput } from "./answer.ts";
import { admit, tokensDiffer } from "./admit.ts";
import { closedRefusal } from "../site/availability.ts";
import { schemasOf, schemasOfPlanned } from "./call-schemas.ts";
import { identifyCaller, tokenOf } from "./caller.ts";
import { sendDeviceCookie } from "./device-cookie.ts";
import { successEnvelope, type SuccessEnvelope } from "./envelope.ts";
import { pathOf } from "./not-found.ts";
import { openSealedBody } from "./open-sealed-body.ts";
import { isInProcess } from "./pages/visitor-calls.ts";
import type { RateLimiter } from "./rate-limit.ts";
import type { Route } from "./route-table.ts";
import { sendShared } from "./send-shared.ts";
import { sendRefusal, sendTooMany } from "./send-refusal.ts";
import type { ServerParts } from "./server-parts.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The call that a route answers; absent for pages and service routes. */
    readonly callName?: string;
  }
}

/** The calls that answer during maintenance and to restricted regions: without them no one learns why the others do not. */
const callsWhenClosed = new Set(["get-system-status"]);

/** Gives every call its route: who calls, is it allowed, is it well formed, then the capability's operation, then the envelope. */
export function registerCalls(server: FastifyInstance, parts: ServerParts, routes: readonly Route[], limiter: RateLimiter): void {
  for (const route of routes) {
    server.route({
      method: route.method,
      url: route.path,
      config: { callName: route.call.name },
      schema: { ...(route.answer === undefined ? schemasOfPlanned(route.call) : schemasOf(route.call)), hide: !route.canonical },
      ...bodyLimitOf(route),
      onRequest: (request, reply, done) => {
        request.understoodCall = route.call.name;
        const admitted = admitRequest(parts, route, limiter, request, reply);
        if (admitted instanceof Promise) return admitted;
        if (admitted === undefined) done();
        return undefined;
      },
      preValidation: route.answer !== undefined && route.call.encrypted === true ? [unseal, refuseDifferingToken] : [refuseDifferingToken],
      handler: handlerOf(route),
    } satisfies RouteOptions);
  }
}

/** A call that carries pictures takes larger bodies than others. */
function bodyLimitOf({ call, answer }: Route): { bodyLimit?: number } {
  return answer === undefined || call.planned === true || call.bodyBytesMax === undefined ? {} : { bodyLimit: call.bodyBytesMax };
}

/** What was sent instead of an answer; undefined where the request may go on. */
type Stopped = FastifyReply | undefined;

/** Everything that is decided before the body is read: at once where nothing of it has to be asked of the database. */
function admitRequest(
  parts: ServerParts,
  route: Route,
  limiter: RateLimiter,
  request: FastifyRequest,
  reply: FastifyReply,
): Awaitable<Stopped> {
  const waitSeconds = isInProcess(request.headers) ? undefined : limiter.takeOfAddress(request.ip);
  if (waitSeconds !== undefined) return sendTooMany(request, reply, waitSeconds);
  return andThen(identifyCaller(parts, request), (caller) => admitCaller(route, limiter, request, reply, caller));
}

function admitCaller(
  route: Route,
  limiter: RateLimiter,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: CallContext | Refusal,
): Stopped {
  if (isRefusal(caller)) return sendRefusal(request, reply, caller);
  request.caller = caller;
  const closed = callsWhenClosed.has(route.call.name) ? undefined : closedRefusal(caller);
  if (closed !== undefined) return sendRefusal(request, reply, closed);
  const rate = route.answer === undefined ? undefined : route.call.ratePerMinute;
  const callWaitSeconds = isInProcess(request.headers)
    ? undefined
    : limiter.takeOfCall(route.call.name, caller.session?.id ?? caller.operator?.id ?? caller.remoteAddress, rate);
  if (callWaitSeconds !== undefined) return sendTooMany(request, reply, callWaitSeconds);
  const refused = admit(route.call, caller, tokenOf(request));
  return refused === undefined ? undefined : sendRefusal(request, reply, refused);
}

/** Puts what was sealed in the place of the body. A plain body is taken only where the merchant allows it. */
async function unseal(request: FastifyRequest, reply: FastifyReply) {
  const { caller, headers } = request;
  if (caller === undefined) throw new Error("A sealed call was reached without a caller.");
  const { encryption } = headers;
  if (typeof encryption !== "string")
    return settingsOf(caller.merchant).plainBodies ? undefined : sendRefusal(request, reply, refuse("request.encryption_required"));
  const sealedFor = { method: request.method, path: pathOf(request.url), merchantCode: caller.merchant.code };
  const opened = await openSealedBody(caller, encryption, request.body, sealedFor);
  if (isRefusal(opened)) return sendRefusal(request, reply, opened);
  request.body = opened.body;
  return undefined;
}

function refuseDifferingToken(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const token = tokenOf(request);
  const differs = tokensDiffer(request.query, token) || tokensDiffer(request.body, token);
  if (differs) sendRefusal(request, reply, refuse("access.token_mismatch"));
  else done();
}

function handlerOf(route: Route) {
  if (route.answer === undefined) {
    return async (request: FastifyRequest, reply: FastifyReply) => sendRefusal(request, reply, refuse("request.not_available"));
  }
  const { call } = route;
  const operation = route.answer.operation as Operation;
  return (request: FastifyRequest, reply: FastifyReply) => {
    const { caller } = request;
    if (caller === undefined) throw new Error(`The call "${call.name}" was reached without a caller.`);
    const outcome = operation(caller, declaredInput(call, request));
    if (outcome instanceof Promise) return outcome.then((value) => answerWith(request, reply, value));
    const answered = answerWith(request, reply, outcome);
    // What was sent already is not waited for: to Fastify a reply is a promise of its own end.
    return answered === reply ? undefined : answered;
  };
}

/** What a call declares of a request, and nothing that it does not: a part without a schema was looked at by nobody. */
function declaredInput(call: BuiltCall, { params, query, body }: FastifyRequest): CallInput<BuiltCall> {
  return {
    params: call.params === undefined ? undefined : params,
    query: call.query === undefined ? undefined : query,
    body: call.body === undefined ? undefined : body,
  };
}

/** The envelope that is to be sent, or the reply where it was sent. */
function answerWith(request: FastifyRequest, reply: FastifyReply, outcome: unknown): Awaitable<FastifyReply | SuccessEnvelope> {
  sendDeviceCookie(request, reply);
  if (isRefusal(outcome)) return sendRefusal(request, reply, outcome);
  if (isSharedValue(outcome)) return sendShared(request, reply, outcome);
  void reply.header("cache-control", "no-store");
  return successEnvelope(outcome);
}

/** `answer()` has checked the operation against its call; here all operations look alike. */
type Operation = (context: CallContext, input: CallInput<BuiltCall>) => unknown;
