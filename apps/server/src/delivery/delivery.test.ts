import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { manualClock } from "../platform/clock.ts";
import type { Configuration } from "../platform/configuration.ts";
import type { Scope } from "../platform/context.ts";
import { readConfiguration } from "../platform/read-configuration.ts";
import { openTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";
import { seedMerchants } from "../site/seed-merchants.ts";
import { deliver, type OutgoingMessage } from "./deliver.ts";
import { MessageRefusedError, type MessageToSend } from "./delivery-provider.ts";
import { handOverMessages } from "./hand-over-messages.ts";
import { httpProvider } from "./http-provider.ts";
import { listOutbox } from "./list-outbox.ts";

const clock = manualClock(new Date("2026-03-01T12:00:00Z"));
let database: TestDatabase;
let message: OutgoingMessage;

beforeAll(async () => {
  database = await openTestDatabase("postgres");
  const ids = await database.tx((transaction) => seedMerchants(scopeIn("demo"), transaction));
  message = {
    merchantId: ids["JADE"] ?? "",
    channel: "sms",
    recipient: "+959123456789",
    purpose: "accounts.registration_code",
    text: "Your code is 123456",
    facts: { code: "123456" },
  };
});
afterAll(() => database.close());
beforeEach(() => database.query("delete from delivery_messages"));

function scopeIn(mode: Configuration["mode"]): Scope {
  return { database, clock, configuration: { ...readConfiguration({}), mode }, log: pino({ level: "silent" }) };
}

const deliverIn = (mode: Configuration["mode"]) => database.tx((transaction) => deliver(scopeIn(mode), transaction, message));
const rows = () =>
  database.query<{ status: string; body: string; attempts: number }>("select status, body, attempts from delivery_messages");

/** A provider that fails as often as it is told, and remembers what it took. */
function provider(failures = 0) {
  const taken: MessageToSend[] = [];
  let left = failures;
  const send = async (sent: MessageToSend) => {
    if (left > 0) {
      left -= 1;
      throw new Error("no answer");
    }
    taken.push(sent);
  };
  return { taken, providers: { sms: { send } } };
}

describe("in demo mode", () => {
  it("keeps a message for the outbox and sends it to no one", async () => {
    const id = await deliverIn("demo");
    const sender = provider();
    expect(await handOverMessages(scopeIn("demo"), sender.providers)).toBe(0);
    expect(await listOutbox(database)).toEqual([
      {
        id,
        merchant: "JADE",
        channel: "sms",
        recipient: "+959123456789",
        purpose: "accounts.registration_code",
        subject: "",
        text: "Your code is 123456",
        facts: { code: "123456" },
        createdAt: clock.now(),
      },
    ]);
  });
});

describe("in production", () => {
  it("hands a message to the provider once, after the commit, and empties it", async () => {
    const id = await deliverIn("production");
    const sender = provider();
    await handOverMessages(scopeIn("production"), sender.providers);
    await handOverMessages(scopeIn("production"), sender.providers);
    expect(sender.taken).toEqual([
      { id, channel: "sms", recipient: "+959123456789", purpose: "accounts.registration_code", subject: "", text: "Your code is 123456" },
    ]);
    expect(await rows()).toEqual([{ status: "sent", body: "", attempts: 1 }]);
    expect(await listOutbox(database)).toEqual([]);
  });

  it("sends nothing for what was rolled back", async () => {
    const failing = database.tx(async (transaction) => {
      await deliver(scopeIn("production"), transaction, message);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    const sender = provider();
    await handOverMessages(scopeIn("production"), sender.providers);
    expect(sender.taken).toEqual([]);
  });

  it("tries a message again later and later, and gives up after six attempts", async () => {
    await deliverIn("production");
    const sender = provider(Number.POSITIVE_INFINITY);
    const attemptsAfter = async (minutes: number) => {
      clock.advance(minutes * 60_000);
      await handOverMessages(scopeIn("production"), sender.providers);
      return (await rows())[0]?.attempts;
    };
    const attempts = [];
    for (const minutes of [0, 0.5, 0.5, 1, 1, 4, 8, 16]) attempts.push(await attemptsAfter(minutes));
    expect(attempts).toEqual([1, 1, 2, 2, 3, 4, 5, 6]);
    expect((await rows())[0]?.status).toBe("failed");
    expect(await attemptsAfter(60)).toBe(6);
  });

  it("does not send what is worth nothing any more, and keeps no code of it", async () => {
    const late = { ...message, sendBefore: new Date(clock.now().getTime() + 60_000) };
    await database.tx((transaction) => deliver(scopeIn("production"), transaction, late));
    clock.advance(60_000);
    const sender = provider();
    expect(await handOverMessages(scopeIn("production"), sender.providers)).toBe(0);
    expect(sender.taken).toEqual([]);
    expect(await rows()).toEqual([{ status: "failed", body: "", attempts: 0 }]);
  });

  it("sends nothing that was written to nobody", async () => {
    await database.tx((transaction) => deliver(scopeIn("production"), transaction, { ...message, withheld: true }));
    const sender = provider();
    expect(await handOverMessages(scopeIn("production"), sender.providers)).toBe(0);
    expect(await listOutbox(database)).toEqual([]);
  });

  it("gives up at once a message that the provider refuses for good", async () => {
    await deliverIn("production");
    const refusing = { sms: { send: () => Promise.reject(new MessageRefusedError("no such number")) } };
    await handOverMessages(scopeIn("production"), refusing);
    expect((await rows())[0]).toMatchObject({ status: "failed", attempts: 1 });
  });

  it("leaves messages waiting for whose channel there is no provider", async () => {
    await deliverIn("production");
    expect(await handOverMessages(scopeIn("production"), {})).toBe(0);
    expect((await rows())[0]).toMatchObject({ status: "waiting", attempts: 0 });
  });

  it("hands each message to one process only when several are at it", async () => {
    for (let count = 0; count < 20; count += 1) await deliverIn("production");
    const sender = provider();
    await Promise.all(Array.from({ length: 4 }, () => handOverMessages(scopeIn("production"), sender.providers)));
    expect(sender.taken).toHaveLength(20);
    expect(new Set(sender.taken.map(({ id }) => id)).size).toBe(20);
  });
});

describe("the provider over HTTP", () => {
  it("posts what it is given, signed, and takes only a 2xx for an answer", async () => {
    const secret = "ab".repeat(32);
    const received: { body: string; signature: unknown }[] = [];
    let status = 204;
    const gateway = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk: Buffer) => (body += chunk.toString()));
      request.on("end", () => {
        received.push({ body, signature: request.headers["x-signature"] });
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
    const sender = httpProvider(`http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`, secret);
    const sent: MessageToSend = { id: "1", channel: "email", recipient: "a@b.example", purpose: "test", subject: "Hello", text: "မင်္ဂလာပါ" };
    const facts = { attempt: 1, createdAt: clock.now(), sendBefore: undefined };
    await sender.send(sent, facts);
    expect(JSON.parse(received[0]?.body ?? "")).toEqual(sent);
    expect(received[0]?.signature).toBe(
      createHmac("sha256", Buffer.from(secret, "hex"))
        .update(received[0]?.body ?? "")
        .digest("hex"),
    );
    status = 500;
    await expect(sender.send(sent, facts)).rejects.toThrow("500");
    await new Promise((resolve) => gateway.close(resolve));
  });
});
