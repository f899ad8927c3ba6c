import type { Transaction } from "@lantern/database/database.ts";

/** News written in the transaction that makes it true, and relayed after commit: to the stream and to other capabilities. */
export interface PlatformEvent {
  /** Topic, `<capability>.<what happened>`, such as `lottery.issue_drawn` or `wallet.balance_changed`. */
  readonly topic: string;
  readonly merchantId: string;
  /** Whose news it is; absent for public facts. */
  readonly memberId?: string;
  /** Public facts travel whole; of private ones the member's pages hear that there is news, other capabilities what it is: no secrets. */
  readonly payload: Readonly<Record<string, unknown>>;
}

const insertEvent = `
  insert into platform_events (topic, merchant_id, member_id, payload)
  values ($1, $2, $3, $4::jsonb)`;

const insertEvents = `
  insert into platform_events (topic, merchant_id, member_id, payload)
  select * from unnest($1::text[], $2::uuid[], $3::uuid[], $4::jsonb[])`;

/** Writes the event row; a trigger notifies the relay at commit, so nothing is announced that did not happen. */
export async function recordEvent(transaction: Transaction, event: PlatformEvent): Promise<void> {
  await transaction.query(insertEvent, [event.topic, event.merchantId, event.memberId ?? null, JSON.stringify(event.payload)]);
}

/** Writes many event rows in one statement, in the order given. */
export async function recordEvents(transaction: Transaction, events: readonly PlatformEvent[]): Promise<void> {
  if (events.length === 0) return;
  await transaction.query(insertEvents, [
    events.map(({ topic }) => topic),
    events.map(({ merchantId }) => merchantId),
    events.map(({ memberId }) => memberId ?? null),
    events.map(({ payload }) => JSON.stringify(payload)),
  ]);
}
