import type { FastifyInstance } from "fastify";
import type { Scope } from "../platform/context.ts";

const databaseMsMax = 2_000;

/** Serves `/healthz` (the process lives) and `/readyz` (it should be sent to: not about to close, and the database answers in time). */
export function registerHealth(server: FastifyInstance, { database, log }: Scope, draining?: AbortSignal): void {
  let closing = false;
  server.addHook("preClose", async () => {
    closing = true;
  });
  server.get("/healthz", async (_request, reply) => reply.header("cache-control", "no-store").send({ alive: true }));
  server.get("/readyz", async (_request, reply) => {
    const ready =
      !closing &&
      draining?.aborted !== true &&
      (await answersInTime(database.query("select 1")).catch((error: unknown) => (log.error({ err: error }, "not ready"), false)));
    return reply
      .code(ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ ready });
  });
}

async function answersInTime(answer: Promise<unknown>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), databaseMsMax);
  try {
    return await Promise.race([answer.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
