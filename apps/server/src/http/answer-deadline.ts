import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendUnavailable } from "./send-refusal.ts";

/** Longer than any call takes, shorter than proxies and phones wait. */
const answerMsMax = 20_000;
const lookEveryMs = 1_000;

/**
 * Refuses calls that have no answer after twenty seconds, such as those that wait for a database that hangs: the caller learns that he may
 * ask again, with the same key. What the call began may still be done. Pages and files are left alone: slow phones read them for longer.
 *
 * One look a second at the oldest, since a timer for each request would cost more than many calls do.
 */
export function addAnswerDeadline(server: FastifyInstance, answerMs = answerMsMax): void {
  /** In the order of their arrival. */
  const waiting = new Set<FastifyReply>();

  function wait(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    waiting.add(reply);
    done();
  }

  server.addHook("onRoute", (route) => {
    if (route.config?.callName !== undefined) route.onRequest = [wait, route.onRequest ?? []].flat();
  });
  server.addHook("onResponse", (_request, reply, done) => {
    waiting.delete(reply);
    done();
  });

  function refuseOverdue(): void {
    for (const reply of waiting) {
      const { request } = reply;
      if (reply.elapsedTime < answerMs) return;
      // Who went away meanwhile is not answered any more, and was never told that he was.
      if (reply.raw.destroyed) {
        waiting.delete(reply);
        continue;
      }
      // Who is still sending his body has the time of the connection's limits.
      if (!request.raw.complete) continue;
      waiting.delete(reply);
      if (reply.sent) continue;
      request.log.error({ call: request.routeOptions.config.callName }, "a call was not answered in time");
      sendUnavailable(request, reply);
    }
  }

  const timer = setInterval(refuseOverdue, Math.min(lookEveryMs, answerMs));
  timer.unref();
  server.addHook("onClose", async () => clearInterval(timer));
}
