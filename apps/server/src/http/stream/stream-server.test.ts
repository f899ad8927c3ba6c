import type { StreamServerMessage } from "@lantern/contract/stream.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { WebSocket } from "ws";
import type { Session } from "../../platform/context.ts";
import { recordEvent, type PlatformEvent } from "../../platform/event.ts";
import { newId } from "../../platform/id.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
const sessions: Record<string, Session> = {};
const memberId = "0197a000-0000-7000-8000-000000000001";
const clients: Client[] = [];

beforeAll(async () => {
  server = await startTestServer({ calls: [], answers: [], findSession: async (_scope, token) => sessions[token] });
});
afterAll(() => server.close());
beforeEach(() => {
  for (const client of clients.splice(0)) client.socket.terminate();
  for (const token of ["first-token", "second-token"]) sessions[token] = sessionOf(token);
});

function sessionOf(token: string): Session {
  return {
    id: `id of ${token}`,
    memberId,
    merchantId: server.merchantIds["LANTERN"] ?? "",
    userName: "member",
    memberType: 0,
    currency: "THB",
    startedAt: new Date("2026-03-01T12:00:00Z"),
    expiresAt: new Date("2026-03-02T00:00:00Z"),
  };
}

interface Client {
  readonly socket: WebSocket;
  readonly closed: Promise<number>;
  say(message: unknown): void;
  /** The next message that has not been read yet. */
  next(): Promise<StreamServerMessage>;
}

/** A client that keeps what it hears. */
function connect(options: { readonly host?: string; readonly origin?: string } = {}): Client {
  const headers = {
    ...(options.host === undefined ? {} : { host: options.host }),
    ...(options.origin === undefined ? {} : { origin: options.origin }),
  };
  const socket = new WebSocket(`${server.url.replace("http", "ws")}/stream`, { headers });
  const heard: StreamServerMessage[] = [];
  const waiting: ((message: StreamServerMessage) => void)[] = [];
  socket.on("message", (data: Buffer) => {
    const message = JSON.parse(data.toString()) as StreamServerMessage;
    const reader = waiting.shift();
    if (reader === undefined) heard.push(message);
    else reader(message);
  });
  socket.on("error", () => undefined);
  const opened = new Promise((resolve) => socket.once("open", resolve));
  const client: Client = {
    socket,
    closed: new Promise((resolve) => socket.once("close", resolve)),
    say: (message) => void opened.then(() => socket.send(typeof message === "string" ? message : JSON.stringify(message))),
    next: () => {
      const message = heard.shift();
      return message === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(message);
    },
  };
  clients.push(client);
  return client;
}

async function greeted(hello: Record<string, unknown> = {}, options: Parameters<typeof connect>[0] = {}): Promise<Client> {
  const client = connect(options);
  client.say({ type: "hello", ...hello });
  expect(await client.next()).toMatchObject({ type: "welcome", session: "token" in hello });
  return client;
}

const record = (event: Omit<PlatformEvent, "merchantId"> & { merchant?: string }) => {
  const { merchant = "LANTERN", ...rest } = event;
  return server.database.tx((transaction) => recordEvent(transaction, { ...rest, merchantId: server.merchantIds[merchant] ?? "" }));
};

/**
 * What a greeted client hears next, when a fact that concerns it is told now: "end of news" where nothing else had been said to it. The
 * relay keeps the order of commits, so whatever was recorded before has been told by then.
 */
async function heardNext(client: Client, merchant = "LANTERN"): Promise<unknown> {
  await record({ topic: "lottery.issue_opened", merchant, payload: { marker: "end of news" } });
  const message = await client.next();
  return message.type === "fact" && message.payload["marker"] !== undefined ? message.payload["marker"] : message;
}

describe("hello", () => {
  it("welcomes a visitor and a member, with the server's clock", async () => {
    const client = connect();
    client.say({ type: "hello" });
    expect(await client.next()).toEqual({ type: "welcome", session: false, serverTime: "2026-03-01T12:00:00.000Z", heartbeatMs: 30_000 });
    await greeted({ token: "first-token", merchant: "LANTERN" });
  });

  it("may come again, after a login", async () => {
    const client = await greeted();
    client.say({ type: "hello", token: "first-token" });
    expect(await client.next()).toMatchObject({ type: "welcome", session: true });
    await record({ topic: "wallet.balance_changed", memberId, payload: {} });
    expect(await client.next()).toEqual({ type: "signal", topic: "balance" });
  });

  it("refuses an unknown token and closes", async () => {
    const client = connect();
    client.say({ type: "hello", token: "stale-token" });
    expect(await client.next()).toMatchObject({ type: "refused", errorCode: "access.session_expired" });
    expect(await client.closed).toBe(4401);
  });

  it("refuses a merchant that is not the host's, and a session of another merchant", async () => {
    const other = connect({ host: "jade.localhost" });
    other.say({ type: "hello", merchant: "LANTERN" });
    expect(await other.next()).toMatchObject({ type: "refused", errorCode: "access.merchant_mismatch" });
    expect(await other.closed).toBe(4403);
    const elsewhere = connect({ host: "jade.localhost" });
    elsewhere.say({ type: "hello", token: "first-token" });
    expect(await elsewhere.closed).toBe(4401);
  });

  it("closes on what is no message of the stream", async () => {
    for (const nonsense of ["no json", "[]", '{"type":"subscribe"}', '{"type":"hello","token":7}']) {
      const client = connect();
      client.say(nonsense);
      expect(await client.closed).toBe(4400);
    }
  });

  it("closes on a message that is too large", async () => {
    const client = connect();
    client.say({ type: "hello", token: "x".repeat(10_000) });
    expect(await client.closed).toBe(1009);
  });
});

describe("news", () => {
  it("of the public reaches all of the merchant whole, and no other merchant", async () => {
    const [visitor, member, jade] = [
      await greeted(),
      await greeted({ token: "first-token" }),
      await greeted({}, { host: "jade.localhost" }),
    ];
    await record({ topic: "lottery.issue_drawn", payload: { numero: "20260301001", result: "12345" } });
    const fact = { type: "fact", topic: "lottery.issue_drawn", payload: { numero: "20260301001", result: "12345" } };
    expect(await visitor.next()).toEqual(fact);
    expect(await member.next()).toEqual(fact);
    expect(await heardNext(jade, "JADE")).toBe("end of news");
  });

  it("of a member reaches his own streams as a signal without content", async () => {
    const [visitor, one, two] = [await greeted(), await greeted({ token: "first-token" }), await greeted({ token: "second-token" })];
    await record({ topic: "lottery.order_settled", memberId, payload: { orderId: "secret", win: "100" } });
    await record({ topic: "lottery.order_settled", memberId: newId(server.clock), payload: {} });
    const signal = { type: "signal", topic: "order" };
    expect(await one.next()).toEqual(signal);
    expect(await two.next()).toEqual(signal);
    expect(await heardNext(one)).toBe("end of news");
    expect(await visitor.next()).toMatchObject({ payload: { marker: "end of news" } });
  });

  it("that is not meant for streams stays inside", async () => {
    const client = await greeted({ token: "first-token" });
    await record({ topic: "operators.secret_changed", payload: { secret: "x" } });
    await record({ topic: "operators.note_made", memberId, payload: {} });
    expect(await heardNext(client)).toBe("end of news");
  });

  it("before the hello reaches no one", async () => {
    const silent = connect();
    await new Promise((resolve) => silent.socket.once("open", resolve));
    const witness = await greeted();
    await record({ topic: "lottery.issue_drawn", payload: {} });
    expect(await witness.next()).toMatchObject({ type: "fact" });
    silent.say({ type: "ping" });
    expect(await silent.next()).toMatchObject({ type: "pong" });
  });
});

describe("the end", () => {
  it("comes with the session's, and leaves the member's others open", async () => {
    const [ended, other] = [await greeted({ token: "first-token" }), await greeted({ token: "second-token" })];
    await record({ topic: "accounts.session_ended", memberId, payload: { sessionId: "id of first-token", which: "this" } });
    expect(await ended.closed).toBe(4401);
    expect(await heardNext(other)).toBe("end of news");
  });

  it("comes to all other sessions when only one may stay", async () => {
    const [kept, ended] = [await greeted({ token: "first-token" }), await greeted({ token: "second-token" })];
    await record({ topic: "accounts.session_ended", memberId, payload: { sessionId: "id of first-token", which: "others" } });
    expect(await ended.closed).toBe(4401);
    expect(await heardNext(kept)).toBe("end of news");
  });

  it("is said to every client when the server closes", async () => {
    const closing = await startTestServer({ calls: [], answers: [] });
    const socket = new WebSocket(`${closing.url.replace("http", "ws")}/stream`);
    await new Promise((resolve) => socket.once("open", resolve));
    const closed = new Promise((resolve) => socket.once("close", resolve));
    await closing.close();
    expect(await closed).toBe(1001);
  });
});

describe("the bounds", { timeout: 120_000 }, () => {
  it("cut off a client that does not read, and no other", async () => {
    const [slow, other] = [await greeted(), await greeted()];
    slow.socket.pause();
    // Twenty megabytes: more than the system keeps for a connection.
    const filling = "x".repeat(500_000);
    for (let told = 0; told < 40; told += 1) {
      await record({ topic: "lottery.issue_drawn", payload: { filling } });
      expect(await other.next()).toMatchObject({ type: "fact", topic: "lottery.issue_drawn" });
    }
    slow.socket.resume();
    expect([1006, 4409]).toContain(await slow.closed);
    expect(await heardNext(other)).toBe("end of news");
  });

  it("end a stream that never says who it is, however it keeps busy", async () => {
    const set = vi.spyOn(globalThis, "setTimeout");
    const cleared = vi.spyOn(globalThis, "clearTimeout");
    onTestFinished(() => {
      set.mockRestore();
      cleared.mockRestore();
    });
    /** What ends a stream without a hello, of those that are open now and still wait for one. */
    const waits = () =>
      set.mock.calls.flatMap(([run, ms], call) =>
        ms === 10_000 && !cleared.mock.calls.some(([handle]) => handle === set.mock.results[call]?.value) ? [run] : [],
      );
    const said = await greeted();
    expect(waits()).toHaveLength(0);
    const [silent, pinging] = [connect(), connect()];
    await new Promise((resolve) => silent.socket.once("open", resolve));
    pinging.say({ type: "ping" });
    expect(await pinging.next()).toMatchObject({ type: "pong" });
    expect(waits()).toHaveLength(2);
    for (const run of waits()) run();
    expect(await Promise.all([silent.closed, pinging.closed])).toEqual([4408, 4408]);
    expect(await heardNext(said)).toBe("end of news");
  });

  it("end a stream that says more than it is answered, or goes on saying it, and no other", async () => {
    const [flooding, talking, other] = [await greeted(), await greeted(), await greeted()];
    for (let message = 0; message < 2_000; message += 1) flooding.socket.send('{"type":"hello","token":"first-token"}');
    expect(await flooding.closed).toBe(4429);
    for (let message = 0; message < 59; message += 1) {
      talking.say({ type: "ping" });
      expect(await talking.next()).toMatchObject({ type: "pong" });
    }
    talking.say({ type: "ping" });
    expect(await talking.closed).toBe(4429);
    expect(await heardNext(other)).toBe("end of news");
  });

  it("end a stream whose message comes in endless pieces", async () => {
    const pieces = await greeted();
    for (let piece = 0; piece < 200; piece += 1) pieces.socket.send("", { fin: false });
    expect([1006, 1008, 1009]).toContain(await pieces.closed);
  });

  it("let one address have so many streams and no more", async () => {
    const bounded = await startTestServer({ calls: [], answers: [], configuration: { seedProfile: "none" } });
    const open = () => new WebSocket(`${bounded.url.replace("http", "ws")}/stream`);
    const opened = (socket: WebSocket) => new Promise((resolve) => socket.once("open", resolve));
    await Promise.all(Array.from({ length: 500 }, () => opened(open())));
    const oneTooMany = open();
    expect(await new Promise((resolve) => oneTooMany.once("close", resolve))).toBe(4429);
    await bounded.close();
  });
});

describe("the door", () => {
  it("is closed to pages of other origins", async () => {
    const { promise, resolve } = Promise.withResolvers<number | undefined>();
    const client = connect({ origin: "https://elsewhere.example" });
    client.socket.once("unexpected-response", (_request, response) => resolve(response.statusCode));
    expect(await promise).toBe(403);
  });

  it("is open to pages of the same host", async () => {
    const client = await greeted({}, { origin: "http://jade.localhost:8080", host: "jade.localhost:8080" });
    expect(await heardNext(client, "JADE")).toBe("end of news");
  });

  it("leads nowhere else", async () => {
    const socket = new WebSocket(`${server.url.replace("http", "ws")}/other`);
    const status = await new Promise((resolve) => {
      socket.once("unexpected-response", (_request, response) => resolve(response.statusCode));
      socket.on("error", () => undefined);
    });
    expect(status).toBe(404);
  });
});
