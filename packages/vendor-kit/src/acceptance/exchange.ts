import { Agent, request as openRequest } from "node:http";
import type { DialectRequest } from "./dialect.ts";

const answerTimeoutMs = 20_000;

/** One connection a call in flight, so that two hundred calls are really at the platform at once. */
export function makeAgent(): Agent {
  return new Agent({ keepAlive: true, maxSockets: 256 });
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

/** Sends a whole request and hangs up without waiting for the answer, as a vendor does whose time is out. */
export function sendAndHangUp(baseUrl: string, request: DialectRequest, agent: Agent): Promise<void> {
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
