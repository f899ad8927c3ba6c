import type { IncomingMessage, Server, ServerOptions, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { sendTooMany } from "./send-refusal.ts";

/**
 * How long a client may take, each longer than a phone on a poor network needs and short enough that a thousand who only hold their
 * connections are gone within a minute or two. Without these a client that stops half-way keeps its connection for ever.
 */
const limits = {
  /** From the opening of a connection, or the first byte of a further request, to the end of the headers. They fit in a packet or two. */
  headersMs: 10_000,
  /** To the end of the body, which is small; pictures of a phone on a slow network take some seconds. */
  requestMs: 30_000,
  /** Between two requests. Above the 60 seconds after which common proxies close theirs, so that they never send into a closing one. */
  keepAliveMs: 65_000,
  /** Without a single byte in either direction while a request or an answer is under way. */
  stalledMs: 45_000,
  /** A whole answer: the largest file at ten kilobytes a second. */
  answerMs: 120_000,
  /**
   * Requests of one connection whose answers are not read yet. No browser and no proxy sends a second one before it has the first answer;
   * one who sends hundreds at once and reads nothing would cost a piece of each answer in memory.
   */
  unreadMax: 2,
  /** How often the limits of headers and requests are looked at: Node's own look comes only twice a minute. */
  lookEveryMs: 2_000,
  /** Connections of one process, streams included; the proxy in front sends who comes beyond to another one. */
  connectionsMax: 25_000,
} as const;

export type ConnectionLimits = { readonly [Limit in keyof typeof limits]: number };

/** The options of Fastify that hold the limits; `holdConnectionLimits` does the rest. */
export function connectionOptions({ headersMs, requestMs, keepAliveMs, stalledMs, lookEveryMs }: ConnectionLimits = limits) {
  return {
    http: { headersTimeout: headersMs, connectionsCheckingInterval: lookEveryMs } satisfies ServerOptions,
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    connectionTimeout: stalledMs,
  };
}

/**
 * Refuses connections beyond the limit, and requests beyond those that may wait in one connection; cuts connections whose reader takes
 * too long for an answer though he takes a byte now and then.
 * @returns how many connections are open.
 */
export function holdConnectionLimits(server: FastifyInstance, held: ConnectionLimits = limits) {
  const httpServer: Server = server.server;
  httpServer.maxConnections = held.connectionsMax;
  const answers = new AnswersUnderWay();
  const tooMany = new WeakSet<IncomingMessage>();
  httpServer.prependListener("request", (request, response) => {
    if (answers.begin(request.socket, response) > held.unreadMax) tooMany.add(request);
  });
  server.addHook("onRequest", (request, reply, done) => {
    if (tooMany.has(request.raw)) sendTooMany(request, reply.header("connection", "close"), 1);
    else done();
  });
  const timer = setInterval(() => answers.cutThoseBefore(performance.now() - held.answerMs), held.lookEveryMs);
  timer.unref();
  server.addHook("onClose", async () => clearInterval(timer));
  return { openCount: () => countOpen(httpServer) };
}

interface UnderWay {
  readonly response: ServerResponse;
  readonly sinceMs: number;
}

/** Answers that their readers have not taken whole, by connection. A listener for each answer would cost more than looking at the few of one. */
class AnswersUnderWay {
  readonly #ofSocket = new Map<Socket, UnderWay[]>();

  /** How many the connection has now. */
  begin(socket: Socket, response: ServerResponse): number {
    const answers = this.#ofSocket.get(socket) ?? this.#open(socket);
    dropTaken(answers);
    return answers.push({ response, sinceMs: performance.now() });
  }

  /** Looks at every connection, and keeps nothing of answers that were taken since the last look. */
  cutThoseBefore(overdueMs: number): void {
    for (const answers of this.#ofSocket.values()) {
      dropTaken(answers);
      for (const { response, sinceMs } of answers) if (sinceMs <= overdueMs) response.destroy();
    }
  }

  #open(socket: Socket): UnderWay[] {
    const answers: UnderWay[] = [];
    this.#ofSocket.set(socket, answers);
    socket.once("close", () => this.#ofSocket.delete(socket));
    return answers;
  }
}

/** They are taken in the order in which they began. */
function dropTaken(answers: UnderWay[]): void {
  while (answers[0]?.response.closed === true) answers.shift();
}

function countOpen(httpServer: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    httpServer.getConnections((error, count) => {
      if (error === null) resolve(count);
      else reject(error);
    });
  });
}
