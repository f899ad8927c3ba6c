import type { Scope } from "../platform/context.ts";
import type { DeliveryChannel } from "./deliver.ts";
import { MessageRefusedError, type Providers } from "./delivery-provider.ts";

const messagesAtOnce = 50;
/** While a process is at a message, no other takes it up for so long. */
const claimMs = 60_000;
const attemptsMax = 6;

/** What is worth nothing any more is not sent; its text goes, since it may hold a code. */
const giveUpLate = `
  update delivery_messages set status = 'failed', body = '', facts = '{}', last_error = 'It was too late to send it.'
  where status = 'waiting' and send_before <= $1`;

const claimWaiting = `
  update delivery_messages
  set attempts = attempts + 1, next_attempt_at = $1::timestamptz + $2::integer * interval '1 millisecond'
  where id in (
    select id from delivery_messages
    where status = 'waiting' and next_attempt_at <= $1 and channel = any($3)
    order by next_attempt_at limit ${messagesAtOnce}
    for update skip locked
  )
  returning id, channel, recipient, purpose, subject, body, attempts, created_at, send_before`;

const markSent = "update delivery_messages set status = 'sent', sent_at = $2, body = '', facts = '{}', last_error = null where id = $1";

const markFailed = `
  update delivery_messages set status = $2, next_attempt_at = $3, last_error = $4
  where id = $1`;

interface ClaimedRow {
  readonly id: string;
  readonly channel: DeliveryChannel;
  readonly recipient: string;
  readonly purpose: string;
  readonly subject: string;
  readonly body: string;
  readonly attempts: number;
  readonly created_at: Date;
  readonly send_before: Date | null;
}

/**
 * Hands the waiting messages to the providers of their channels, outside of any transaction. One that fails is tried again after 1, 2, 4…
 * minutes, six times in all; one that the provider refuses for good is not. A process that dies in between leaves messages that
 * are sent again: at least once, by the same id. Returns how many messages were taken up.
 */
export async function handOverMessages(scope: Scope, providers: Providers): Promise<number> {
  const { database, clock } = scope;
  const now = clock.now();
  await database.query(giveUpLate, [now]);
  const rows = await database.query<ClaimedRow>(claimWaiting, [now, claimMs, Object.keys(providers)]);
  await Promise.all(rows.map((row) => handOver(scope, providers, row)));
  return rows.length;
}

async function handOver({ database, clock, log }: Scope, providers: Providers, row: ClaimedRow): Promise<void> {
  const { id, channel, recipient, purpose, subject, body: text, attempts } = row;
  const facts = { attempt: attempts, createdAt: row.created_at, sendBefore: row.send_before ?? undefined };
  try {
    await providers[channel]?.send({ id, channel, recipient, purpose, subject, text }, facts);
  } catch (error) {
    const status = attempts >= attemptsMax || error instanceof MessageRefusedError ? "failed" : "waiting";
    log.warn({ err: error, messageId: id, channel, purpose, attempts, status }, "a message was not taken by the provider");
    const again = new Date(clock.now().getTime() + claimMs * 2 ** (attempts - 1));
    await database.query(markFailed, [id, status, again, error instanceof Error ? error.message.slice(0, 500) : "unknown"]);
    return;
  }
  await database.query(markSent, [id, clock.now()]);
}
