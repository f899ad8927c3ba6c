import type { FastifyReply, FastifyRequest } from "fastify";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { chosenLanguageOf } from "./caller.ts";
import { refusalEnvelope, statusOf } from "./envelope.ts";

/** Sends a refusal in its envelope, in the caller's language as far as it is known by now; one that says how long to wait says so in the header too. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const language = request.caller?.language ?? chosenLanguageOf(request) ?? "EN";
  const waitSeconds = refusal.value?.["retryAfterSeconds"];
  if (typeof waitSeconds === "number") void reply.header("retry-after", waitSeconds);
  return reply
    .code(statusOf(refusal.refused))
    .header("cache-control", "no-store")
    .send(refusalEnvelope(refusal, language, request.caller?.session?.currency));
}

/** Sends `request.too_many` with the seconds to wait. */
export function sendTooMany(request: FastifyRequest, reply: FastifyReply, waitSeconds: number): FastifyReply {
  void reply.header("retry-after", waitSeconds);
  return sendRefusal(request, reply, { refused: "request.too_many", values: { seconds: waitSeconds } });
}

/** Long enough for a database that restarts not to be asked by everyone at once, short enough for a person. */
export const unavailableWaitSeconds = 2;

/** Sends `request.unavailable`: nobody knows whether it was done, and asking again, with the same key, is right. */
export function sendUnavailable(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.header("retry-after", unavailableWaitSeconds);
  return sendRefusal(request, reply, refuse("request.unavailable"));
}
