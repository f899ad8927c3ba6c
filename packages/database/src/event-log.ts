import type { Queryable } from "./database.ts";

/** Where a reader of the event log stands: all events up to here were seen. */
export interface EventPosition {
  readonly transactionId: string;
  readonly eventId: bigint;
}

export interface LoggedEvent {
  readonly position: EventPosition;
  readonly topic: string;
  readonly merchantId: string;
  readonly memberId: string | undefined;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
}

interface EventRow {
  readonly transaction_id: string;
  readonly id: bigint;
  readonly topic: string;
  readonly merchant_id: string;
  readonly member_id: string | null;
  readonly payload: Record<string, unknown>;
  readonly created_at: Date;
}

/** The channel that wakes readers; `wallet.balance_changed` does not (see the table's migration), so poll as well. */
export const eventChannel = "platform_events";

const selectEventsAfter = `
  select transaction_id, id, topic, merchant_id, member_id, payload, created_at
  from platform_events
  where (transaction_id, id) > ($1::xid8, $2::bigint)
    and transaction_id < pg_snapshot_xmin(pg_current_snapshot())
  order by transaction_id, id
  limit $3`;

const selectEnd = "select pg_snapshot_xmin(pg_current_snapshot()) as transaction_id";

const selectCursor = `
  select case when transaction_id > pg_snapshot_xmax(pg_current_snapshot()) then '0'::xid8 else transaction_id end as transaction_id,
    case when transaction_id > pg_snapshot_xmax(pg_current_snapshot()) then 0 else event_id end as event_id
  from platform_event_cursors
  where consumer = $1`;

const upsertCursor = `
  insert into platform_event_cursors (consumer, transaction_id, event_id) values ($1, $2::xid8, $3)
  on conflict (consumer) do update
  set transaction_id = excluded.transaction_id, event_id = excluded.event_id, moved_at = now()`;

const deleteEventsBefore = "delete from platform_events where created_at < $1";

function toEvent(row: EventRow): LoggedEvent {
  return {
    position: { transactionId: row.transaction_id, eventId: row.id },
    topic: row.topic,
    merchantId: row.merchant_id,
    memberId: row.member_id ?? undefined,
    payload: row.payload,
    createdAt: row.created_at,
  };
}

/**
 * The events after a position, oldest first. An event shows once every transaction that is older than its own has
 * ended, so none can appear later behind the position; a long-running writer therefore delays them.
 */
export async function readEvents(queryable: Queryable, after: EventPosition, limit: number): Promise<LoggedEvent[]> {
  const rows = await queryable.query<EventRow>(selectEventsAfter, [after.transactionId, after.eventId, limit]);
  return rows.map(toEvent);
}

/** The end of the log: for readers that care for what comes from now on only. */
export async function endOfEvents(queryable: Queryable): Promise<EventPosition> {
  const [row] = await queryable.query<{ transaction_id: string }>(selectEnd);
  return { transactionId: row?.transaction_id ?? "0", eventId: 0n };
}

/**
 * Where a consumer stopped, or the log's beginning. A cursor from another server's count of transactions (a database
 * restored from a dump starts counting anew) is no use: such a consumer reads all that is kept, and must be idempotent.
 */
export async function readEventCursor(queryable: Queryable, consumer: string): Promise<EventPosition> {
  const [row] = await queryable.query<{ transaction_id: string; event_id: bigint }>(selectCursor, [consumer]);
  return { transactionId: row?.transaction_id ?? "0", eventId: BigInt(row?.event_id ?? 0) };
}

/** Keeps how far a consumer came; in the transaction of what it did, where that must happen once. */
export async function saveEventCursor(queryable: Queryable, consumer: string, position: EventPosition): Promise<void> {
  await queryable.query(upsertCursor, [consumer, position.transactionId, position.eventId]);
}

/** Forgets events that every reader has long seen. */
export async function pruneEvents(queryable: Queryable, before: Date): Promise<void> {
  await queryable.query(deleteEventsBefore, [before]);
}
