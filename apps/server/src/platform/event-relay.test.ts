import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemClock } from "./clock.ts";
import { recordEvent } from "./event.ts";
import { startEventRelay, type EventRelay } from "./event-relay.ts";
import { newId } from "./id.ts";
import { openTestDatabase, type TestDatabase } from "./testing/test-database.ts";

const merchantId = newId(systemClock);
const log = pino({ level: "silent" });

/**
 * Relays until so much has been heard: an event waits for every transaction that is older, and on PostgreSQL those of other databases of
 * the same server count.
 */
async function relayUntil(relay: EventRelay, hasHeard: () => boolean): Promise<void> {
  do await relay.relay();
  while (!hasHeard());
}

describe.each(["embedded", "postgres"] as const)("on %s", (kind) => {
  let database: TestDatabase;
  let relay: EventRelay;
  const heard: unknown[] = [];

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    relay = await startEventRelay({ database, log, clock: systemClock });
    relay.subscribe((event) => heard.push(event.payload["number"]));
  });
  afterAll(async () => {
    await relay.close();
    await database.close();
  });

  const record = (number: number, topic = "test.happened") =>
    database.tx((transaction) => recordEvent(transaction, { topic, merchantId, payload: { number } }));

  it("relays what has committed, once and in order", async () => {
    heard.length = 0;
    for (let number = 1; number <= 3; number += 1) await record(number);
    await relayUntil(relay, () => heard.length >= 3);
    await relay.relay();
    expect(heard).toEqual([1, 2, 3]);
  });

  it("says nothing of what was rolled back", async () => {
    heard.length = 0;
    const failing = database.tx(async (transaction) => {
      await recordEvent(transaction, { topic: "test.happened", merchantId, payload: { number: 4 } });
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await record(5);
    await relayUntil(relay, () => heard.length >= 1);
    expect(heard).toEqual([5]);
  });

  it("is woken by the commit itself", async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const stop = relay.subscribe((event) => resolve(event.payload["number"]));
    await record(6);
    expect(await promise).toBe(6);
    stop();
  });

  it("finds by polling the events that send no notice", async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const stop = relay.subscribe((event) => resolve(event.topic));
    await record(7, "wallet.balance_changed");
    expect(await promise).toBe("wallet.balance_changed");
    stop();
  });

  it("relays more events than one look takes, and goes on when a listener fails", async () => {
    heard.length = 0;
    const stop = relay.subscribe(() => {
      throw new Error("a listener's own fault");
    });
    await database.query(
      "insert into platform_events (topic, merchant_id, payload) select 'test.happened', $1, jsonb_build_object('number', number) from generate_series(1, 1200) number",
      [merchantId],
    );
    await relayUntil(relay, () => heard.length >= 1200);
    stop();
    expect(heard).toEqual(Array.from({ length: 1200 }, (_, index) => index + 1));
  });

  it("begins with the present: what was before it stays unsaid", async () => {
    heard.length = 0;
    await record(8);
    // A relay that starts while an older transaction runs begins there, so the event must be readable first.
    await relayUntil(relay, () => heard.length >= 1);
    const later = await startEventRelay({ database, log, clock: systemClock });
    const numbers: unknown[] = [];
    later.subscribe((event) => numbers.push(event.payload["number"]));
    await record(9);
    await relayUntil(later, () => numbers.length >= 1);
    await later.close();
    expect(numbers).toEqual([9]);
  });
});

describe("with transactions that run side by side", () => {
  it("loses no event of a transaction that commits after a later one", async () => {
    const database = await openTestDatabase("postgres");
    const relay = await startEventRelay({ database, log, clock: systemClock });
    const heard: unknown[] = [];
    relay.subscribe((event) => heard.push(event.payload["number"]));
    const mayCommit = Promise.withResolvers<void>();
    const recorded = Promise.withResolvers<void>();
    const slow = database.tx(async (transaction) => {
      await recordEvent(transaction, { topic: "test.happened", merchantId, payload: { number: 1 } });
      recorded.resolve();
      await mayCommit.promise;
    });
    await recorded.promise;
    await database.tx((transaction) => recordEvent(transaction, { topic: "test.happened", merchantId, payload: { number: 2 } }));
    await relay.relay();
    expect(heard).toEqual([]);
    mayCommit.resolve();
    await slow;
    await relayUntil(relay, () => heard.length >= 2);
    expect(heard).toEqual([1, 2]);
    await relay.close();
    await database.close();
  });
});
