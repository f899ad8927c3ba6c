import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { manualClock } from "../platform/clock.ts";
import type { Scope } from "../platform/context.ts";
import { readConfiguration } from "../platform/read-configuration.ts";
import { openTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";
import { seedMerchants } from "../site/seed-merchants.ts";
import { deliver } from "./deliver.ts";
import { handOverMessages } from "./hand-over-messages.ts";
import { smsProvider } from "./sms-provider.ts";
import { startSmsApi, type SmsApi } from "./testing/sms-api.ts";

const minuteMs = 60_000;
const clock = manualClock(new Date("2026-03-01T12:00:00Z"));
let database: TestDatabase;
let merchantId: string;
let api: SmsApi;

beforeAll(async () => {
  database = await openTestDatabase("postgres");
  merchantId = (await database.tx((transaction) => seedMerchants(scope(), transaction)))["LANTERN"] ?? "";
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.query("delete from delivery_messages");
  api = await startSmsApi(() => clock.now());
});
afterEach(() => api.close());

function scope(): Scope {
  return { database, clock, configuration: { ...readConfiguration({}), mode: "production" }, log: pino({ level: "silent" }) };
}

const text = "Night House: 123456 သည် သင့်ကုဒ်";
const message = { channel: "sms", recipient: "+66812345678", purpose: "accounts.login_code", text } as const;
const write = (change: { recipient?: string; sendBefore?: Date; text?: string } = {}) =>
  database.tx((transaction) => deliver(scope(), transaction, { merchantId, ...message, ...change }));
const handOver = (change: Partial<SmsApi["configuration"]> = {}, terms: { answerMsMax: number } = { answerMsMax: 10_000 }) =>
  handOverMessages(scope(), { sms: smsProvider({ ...api.configuration, ...change }, clock, terms) });
const rows = () =>
  database.query<{ status: string; attempts: number; last_error: string | null }>(
    "select status, attempts, last_error from delivery_messages",
  );

describe("SMS over the provider's API", () => {
  it("sends number, text, sender and how long the message is worth anything", async () => {
    await write({ sendBefore: new Date(clock.now().getTime() + 10 * minuteMs) });
    await handOver();
    expect(api.taken).toMatchObject([{ to: "+66812345678", from: "+15005550006", body: text, validity: "600" }]);
    expect(await rows()).toEqual([{ status: "sent", attempts: 1, last_error: null }]);
  });

  it("names a messaging service in its own field", async () => {
    await write();
    await handOver({ sender: `MG${"0123456789abcdef".repeat(2)}` });
    expect(api.taken[0]?.from).toBe(`MG${"0123456789abcdef".repeat(2)}`);
  });

  it("gives up a message that the provider refuses for itself, and no other", async () => {
    await write();
    api.mood = { status: 400, code: 21211 };
    await handOver();
    expect(await rows()).toEqual([{ status: "failed", attempts: 1, last_error: "The SMS provider answered 400 21211." }]);
  });

  it.each([
    { status: 429, code: 20429 },
    { status: 500, code: 20500 },
    { status: 503, code: 20503 },
  ])("tries again after $status, once the provider is well", async (mood) => {
    await write();
    api.mood = mood;
    await handOver();
    expect((await rows())[0]).toMatchObject({ status: "waiting", attempts: 1 });
    await handOver();
    expect((await rows())[0]).toMatchObject({ attempts: 1 });
    api.mood = "take";
    clock.advance(minuteMs);
    await handOver();
    expect(await rows()).toEqual([{ status: "sent", attempts: 2, last_error: null }]);
    expect(api.taken).toHaveLength(1);
  });

  it("says what is wrong with the account and keeps the messages", async () => {
    await write();
    await handOver({ token: "another" });
    expect(await rows()).toEqual([{ status: "waiting", attempts: 1, last_error: "The SMS provider answered 401 20003." }]);
  });

  it.each(["loseAnswer", "hang"] as const)("sends nothing twice when the provider took it and its answer was lost (%s)", async (mood) => {
    await write();
    api.mood = mood;
    // Whoever never answers is given up soon here; that costs the test no more.
    await handOver({}, { answerMsMax: mood === "hang" ? 500 : 10_000 });
    expect((await rows())[0]).toMatchObject({ status: "waiting", attempts: 1 });
    api.mood = "take";
    clock.advance(minuteMs);
    await handOver();
    expect(await rows()).toEqual([{ status: "sent", attempts: 2, last_error: null }]);
    expect(api.taken).toHaveLength(1);
  });

  it("sends again what the provider took and could not bring", async () => {
    await write();
    api.mood = "loseAnswer";
    await handOver();
    api.mood = "take";
    for (const taken of api.taken) taken.status = "failed";
    clock.advance(minuteMs);
    await handOver();
    expect(api.taken).toHaveLength(2);
  });

  it("takes an old message of the same words for another", async () => {
    await write();
    await handOver();
    clock.advance(60 * minuteMs);
    await write();
    api.mood = { status: 500, code: 20500 };
    await handOver();
    api.mood = "take";
    clock.advance(minuteMs);
    await handOver();
    expect(api.taken).toHaveLength(2);
  });

  it("sends nothing again before it could be asked whether it was taken", async () => {
    await write();
    api.mood = "loseAnswer";
    await handOver();
    const elsewhere = "http://127.0.0.1:1";
    clock.advance(minuteMs);
    await handOver({ url: elsewhere });
    expect((await rows())[0]).toMatchObject({ status: "waiting", attempts: 2 });
    api.mood = "take";
    clock.advance(2 * minuteMs);
    await handOver();
    expect((await rows())[0]).toMatchObject({ status: "sent" });
    expect(api.taken).toHaveLength(1);
  });

  it("sends each message once when several processes are at it and answers are lost now and then", async () => {
    for (let index = 0; index < 20; index += 1)
      await write({ recipient: `+6681234${String(index).padStart(4, "0")}`, text: `${text} ${index}` });
    const moods = ["loseAnswer", "take", { status: 503, code: 20503 }, "take"] as const;
    for (const mood of moods) {
      api.mood = mood;
      await Promise.all(Array.from({ length: 3 }, () => handOver()));
      clock.advance(8 * minuteMs);
    }
    expect((await rows()).every(({ status }) => status === "sent")).toBe(true);
    expect(api.taken).toHaveLength(20);
    expect(new Set(api.taken.map(({ to }) => to)).size).toBe(20);
  });
});
