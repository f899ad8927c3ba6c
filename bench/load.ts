import { connect, type Socket } from "node:net";
import { AnswerReader } from "./answer-reader.ts";

export interface LoadRequest {
  readonly method: "GET" | "POST";
  /** Path and query; a function gives each request its own. */
  readonly path: string | (() => string);
  readonly headers?: (client: number, body: string) => Readonly<Record<string, string>>;
  /** A function gives each request its own. */
  readonly body?: string | ((client: number) => string);
}

export interface LoadOptions {
  /** Loopback only, such as `http://127.0.0.1:8080`. */
  readonly url: string;
  readonly request: LoadRequest;
  /** Connections, each with one request at a time. */
  readonly clients: number;
  readonly durationMs: number;
  /** Stops earlier when so many were answered. */
  readonly requestsMax?: number;
}

export interface LoadOutcome {
  readonly perSecond: number;
  readonly answers: number;
  /** Time to the whole answer, one for each request. */
  readonly latenciesMs: readonly number[];
}

const requestsMaxUsual = 1_000_000;
const graceMs = 10_000;

/**
 * Sends requests over kept connections until the time is up, each client waiting for its answer before the next request.
 * Requests are written and answers counted as bytes, so that this process costs little beside the server that is measured.
 * @throws Error for an address that is not loopback, any status but 200, or a server that stops answering.
 */
export async function measureLoad(options: LoadOptions): Promise<LoadOutcome> {
  const { hostname, port } = new URL(options.url);
  if (hostname !== "127.0.0.1") throw new Error(`load goes to 127.0.0.1 only, not to ${hostname}`);
  const latenciesMs: number[] = [];
  const startedMs = performance.now();
  const endMs = startedMs + options.durationMs;
  const requestsMax = options.requestsMax ?? requestsMaxUsual;
  let sent = 0;
  const mayGoOn = () => performance.now() < endMs && sent < requestsMax;
  await Promise.all(
    Array.from({ length: options.clients }, async (_, client) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      socket.setTimeout(options.durationMs + graceMs, () => socket.destroy(new Error("no answer in time")));
      await drive(
        socket,
        () => {
          if (!mayGoOn()) return undefined;
          sent += 1;
          return bytesOf(options.request, client, `${hostname}:${port}`);
        },
        latenciesMs,
      );
    }),
  );
  const seconds = (performance.now() - startedMs) / 1_000;
  return { perSecond: latenciesMs.length / seconds, answers: latenciesMs.length, latenciesMs };
}

/** Sends request after request on one connection until there is no next, then closes it. */
function drive(socket: Socket, next: () => Buffer | undefined, latenciesMs: number[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const reader = new AnswerReader();
  let sentMs = 0;
  const send = () => {
    const bytes = next();
    if (bytes === undefined) {
      socket.destroy();
      return resolve();
    }
    sentMs = performance.now();
    socket.write(bytes);
  };
  socket.once("connect", send);
  socket.on("error", reject);
  socket.on("close", () => reject(new Error("the server closed the connection")));
  socket.on("data", (piece) => {
    try {
      if (!reader.take(piece)) return;
    } catch (error) {
      socket.destroy();
      return reject(error);
    }
    latenciesMs.push(performance.now() - sentMs);
    send();
  });
  return promise;
}

function bytesOf({ method, path, headers, body: given }: LoadRequest, client: number, host: string): Buffer {
  const body = typeof given === "function" ? given(client) : given;
  const lines = [
    `${method} ${typeof path === "string" ? path : path()} HTTP/1.1`,
    `host: ${host}`,
    ...Object.entries(headers?.(client, body ?? "") ?? {}).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : ["content-type: application/json", `content-length: ${Buffer.byteLength(body)}`]),
  ];
  return Buffer.from(`${lines.join("\r\n")}\r\n\r\n${body ?? ""}`);
}
