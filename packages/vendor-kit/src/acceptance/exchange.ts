import { Agent, request as openRequest } from "node:http";
import type { DialectRequest } from "./dialect.ts";

const answerTimeoutMs = 20_000;

/** One connection a call in flight, so that two hundred calls are really at the platform at once. */
export function makeAgent(): Agent {
  return new Agent({ keepAlive: true, maxSockets: 256 });
}

/** How the calls of a vendor reach the platform under test. */
export interface AcceptanceWire {
  /** Sends a request as it is and gives the answer as it is. */
  readonly send: (request: DialectRequest) => Promise<{ readonly httpStatus: number; readonly body: string }>;
  /** Sends a whole request and does not wait for its answer, as a vendor does whose time is out. */
  readonly sendAndHangUp: (request: DialectRequest) => Promise<void>;
  readonly close: () => void;
}

/** Over HTTP, to the origin of a platform that runs. */
export function httpWire(baseUrl: string): AcceptanceWire {
  const agent = makeAgent();
  return {
    send: (request) => exchange(baseUrl, request, agent),
    sendAndHangUp: (request) => sendAndHangUp(baseUrl, request, agent),
    close: () => agent.destroy(),
  };
}

/** Sends a request as it is and gives the answer as it is. */
export function exchange(baseUrl: string, request: DialectRequest, agent: Agent): Promise<{ httpStatus: number; body: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = open(baseUrl, request, agent);
    outgoing.setTimeout(answerTimeoutMs, () => outgoing.destroy(new Error(`no answer to ${request.target} in ${answerTimeoutMs} ms`)));
    outgoing.once("error", reject);
    outgoing.once("response", (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.once("error", reject);
      response.once("end", () => resolve({ httpStatus: response.statusCode ?? 0, body: Buffer.concat(parts).toString("utf8") }));
    });
    outgoing.end(request.body);
  });
}

function sendAndHangUp(baseUrl: string, request: DialectRequest, agent: Agent): Promise<void> {
  return new Promise((resolve) => {
    const outgoing = open(baseUrl, request, agent);
    outgoing.once("error", () => resolve());
    outgoing.once("close", () => resolve());
    outgoing.end(request.body, () => outgoing.destroy());
  });
}

function open(baseUrl: string, request: DialectRequest, agent: Agent) {
  return openRequest(new URL(request.target, baseUrl), {
    method: request.method,
    agent,
    headers: { ...request.headers, ...(request.method === "POST" ? { "Content-Length": Buffer.byteLength(request.body) } : {}) },
  });
}
