import type { Scope } from "./context.ts";

/** An event after its transaction has committed. */
export interface RelayedEvent {
  readonly topic: string;
  readonly merchantId: string;
  readonly memberId: string | undefined;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
}

export type EventListener = (event: RelayedEvent) => void;

export interface EventRelay {
  /** Hears every event from now on, in the order of their transactions; returns a function that stops. */
  subscribe(listener: EventListener): () => void;
  /** Hands out what has committed by now. The relay does so itself; tests call it to wait for no timer. */
  relay(): Promise<void>;
  /** Milliseconds from the making of the last event to its relay; 0 before the first. */
  lagMs(): number;
  close(): Promise<void>;
}

/** Pause between looks at the table: events that do not notify (balances) wait half of it on average. */
const pollMs = 250;
/** After a notice whose event is not readable yet, since an older transaction still runs. */
const retryMs = 20;
const retriesMax = 10;
const eventsAtOnce = 500;

/** What has ended is below this transaction; whatever is at or above it is still to come. */
const selectStart = "select pg_snapshot_xmin(pg_current_snapshot())::text as transaction_id";

const selectEvents = `
  select transaction_id::text as transaction_id, id, topic, merchant_id, member_id, payload, created_at
  from platform_events
  where (transaction_id, id) > ($1::xid8, $2::bigint) and transaction_id < pg_snapshot_xmin(pg_current_snapshot())
  order by transaction_id, id
  limit ${eventsAtOnce}`;

interface EventRow {
  readonly transaction_id: string;
  readonly id: bigint;
  readonly topic: string;
  readonly merchant_id: string;
  readonly member_id: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly created_at: Date;
}

/**
 * Relays platform events to this process after their commit, each once and none left out: the cursor is (transaction, id), and only
 * events of transactions older than every running one are read, so none can appear behind it. A notice of the database wakes the relay;
 * polling finds what sends no notice or was missed.
 *
 * A writing transaction that stays open, in whatever database of the same PostgreSQL server, holds the news back for as long; the gauge
 * `lantern_event_lag_seconds` shows afterwards how long it was.
 */
export async function startEventRelay({ database, log, clock }: Pick<Scope, "database" | "log" | "clock">): Promise<EventRelay> {
  const listeners = new Set<EventListener>();
  const [start] = await database.query<{ transaction_id: string }>(selectStart);
  let cursor = { transactionId: start?.transaction_id ?? "0", id: -1n };
  let lagMs = 0;
  let running: Promise<number> | undefined;
  let closed = false;
  let retriesLeft = 0;
  let timer: NodeJS.Timeout | undefined;

  async function relayAll(): Promise<number> {
    let relayed = 0;
    for (;;) {
      const rows = await database.query<EventRow>(selectEvents, [cursor.transactionId, cursor.id]);
      for (const row of rows) {
        cursor = { transactionId: row.transaction_id, id: row.id };
        handOut(row);
      }
      relayed += rows.length;
      if (rows.length < eventsAtOnce || closed) return relayed;
    }
  }

  function handOut(row: EventRow): void {
    const { topic, payload } = row;
    const event = { topic, payload, merchantId: row.merchant_id, memberId: row.member_id ?? undefined, createdAt: row.created_at };
    lagMs = Math.max(0, clock.now().getTime() - row.created_at.getTime());
    for (const listener of listeners) {
      try {
        listener(event);
      } catch (error) {
        log.error({ err: error, topic }, "a listener failed on an event");
      }
    }
  }

  /** One look at a time; whoever asks meanwhile waits for the next one, which sees what he knows of. */
  async function relayOnce(): Promise<number> {
    const before = running ?? Promise.resolve(0);
    const mine = before.catch(() => 0).then(relayAll);
    running = mine;
    try {
      return await mine;
    } finally {
      if (running === mine) running = undefined;
    }
  }

  async function turn(): Promise<void> {
    try {
      const relayed = await relayOnce();
      retriesLeft = relayed > 0 ? 0 : Math.max(0, retriesLeft - 1);
    } catch (error) {
      if (!closed) log.error({ err: error }, "events wait: the database did not answer");
    }
    schedule(retriesLeft > 0 ? retryMs : pollMs);
  }

  function schedule(delayMs: number): void {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(() => void turn(), delayMs);
  }

  const stopListening = await database.listen("platform_events", () => {
    retriesLeft = retriesMax;
    if (running === undefined) schedule(0);
  });
  schedule(pollMs);

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    relay: async () => void (await relayOnce()),
    lagMs: () => lagMs,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await stopListening();
      await running?.catch(() => 0);
    },
  };
}
