import { connect } from "node:net";
import fastify, { type FastifyInstance } from "fastify";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { connectionOptions, holdConnectionLimits, type ConnectionLimits } from "./connection-limits.ts";

const shortLimits: ConnectionLimits = {
  headersMs: 60,
  requestMs: 120,
  keepAliveMs: 60,
  stalledMs: 60,
  answerMs: 80,
  unreadMax: 2,
  lookEveryMs: 10,
  connectionsMax: 3,
};

const servers: FastifyInstance[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function open(changes: Partial<ConnectionLimits> = {}) {
  const limits = { ...shortLimits, ...changes };
  const server = fastify(connectionOptions(limits));
  servers.push(server);
  const connections = holdConnectionLimits(server, limits);
  server.get("/now", async () => "now");
  server.get("/never", () => new Promise(() => undefined));
  server.post("/body", async () => "read");
  await server.listen({ host: "127.0.0.1", port: 0 });
  return { port: (server.server.address() as { port: number }).port, connections };
}

/** What comes back over a connection until the server ends it, whatever else is sent little by little. */
function sendAndWait(port: number, text: string, littleByLittle = ""): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port });
    let received = "";
    socket.on("data", (chunk: Buffer) => (received += chunk.toString()));
    socket.on("error", () => undefined);
    const dripping = littleByLittle === "" ? undefined : setInterval(() => socket.writable && socket.write(littleByLittle), 20);
    socket.on("close", () => {
      clearInterval(dripping);
      resolve(received);
    });
    if (text !== "") socket.write(text);
  });
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

describe("a connection is ended", () => {
  it("when its headers do not come to an end, or never begin", async () => {
    const { port } = await open();
    expect(await sendAndWait(port, "GET /now HTTP/1.1\r\nHost: a\r\nX-Slow: ")).toMatch(/^HTTP\/1\.1 408 |^$/);
    expect(await sendAndWait(port, "")).toMatch(/^HTTP\/1\.1 408 |^$/);
  });

  it("when a body does not come to an end", async () => {
    const { port } = await open({ stalledMs: 60_000 });
    const text = "POST /body HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nhalf";
    expect(await sendAndWait(port, text)).toMatch(/^HTTP\/1\.1 408 |^$/);
  });

  it("when headers or a body come on and on, a byte at a time", async () => {
    const { port } = await open({ stalledMs: 60_000 });
    const body = "POST /body HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 9999\r\n\r\n";
    expect(await sendAndWait(port, body, "x")).toMatch(/^HTTP\/1\.1 408 |^$/);
    expect(await sendAndWait(port, "GET /now HTTP/1.1\r\nHost: a\r\nX-Slow: ", "x")).toMatch(/^HTTP\/1\.1 408 |^$/);
  });

  it("when an answer takes too long, and when no further request comes", async () => {
    const { port } = await open();
    expect(await sendAndWait(port, get("/never"))).toBe("");
    expect(await sendAndWait(port, get("/now"))).toMatch(/^HTTP\/1\.1 200 /);
  });
});

it("one who asks on without reading is refused the third time, and then has no connection any more", async () => {
  const { port } = await open({ stalledMs: 60_000, answerMs: 60_000 });
  const received = await sendAndWait(port, get("/now").repeat(20));
  expect(received.match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
  expect(received).toMatch(/HTTP\/1\.1 429 /);
});

it("connections beyond the limit are not taken, and those that are open are counted", async () => {
  const { port, connections } = await open({ headersMs: 60_000, requestMs: 60_000, stalledMs: 60_000, keepAliveMs: 60_000 });
  const held = Array.from({ length: 3 }, () => connect({ host: "127.0.0.1", port }));
  await Promise.all(held.map((socket) => new Promise((resolve) => socket.once("connect", resolve))));
  while ((await connections.openCount()) < 3) await nextTurn();
  expect(await sendAndWait(port, get("/now"))).toBe("");
  for (const socket of held) socket.destroy();
});
