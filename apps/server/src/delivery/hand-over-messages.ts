import type { Scope } from "../platform/context.ts";
import type { DeliveryChannel } from "./deliver.ts";
import type { DeliveryProvider } from "./delivery-provider.ts";

const messagesAtOnce = 50;
/** While a process is at a message, no other takes it up for so long. */
const claimMs = 60_000;
const attemptsMax = 6;

const claimWaiting = `
  update delivery_messages
  set attempts = attempts + 1, next_attempt_at = $1::timestamptz + $2::integer * interval '1 millisecond'
  where id in (
    select id from delivery_messages
    where status = 'waiting' and next_attempt_at <= $1
    order by next_attempt_at limit ${messagesAtOnce}
    for update skip locked
  )
  returning id, channel, recipient, purpose, subject, body, attempts`;

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
}

/**
 * Hands the waiting messages to the provider, outside of any transaction. One that fails is tried again after 1, 2, 4… minutes, six
 * times in all. A process that dies in between leaves messages that are sent again: at least once, by the same id. Returns how many
 * messages were taken up.
 */
export async function handOverMessages(scope: Scope, provider: DeliveryProvider): Promise<number> {
  const { database, clock } = scope;
  const rows = await database.query<ClaimedRow>(claimWaiting, [clock.now(), claimMs]);
  await Promise.all(rows.map((row) => handOver(scope, provider, row)));
  return rows.length;
}

async function handOver({ database, clock, log }: Scope, provider: DeliveryProvider, row: ClaimedRow): Promise<void> {
  const { id, channel, recipient, purpose, subject, body: text, attempts } = row;
  try {
    await provider.send({ id, channel, recipient, purpose, subject, text });
  } catch (error) {
    const status = attempts >= attemptsMax ? "failed" : "waiting";
    log.warn({ err: error, messageId: id, channel, purpose, attempts, status }, "a message was not taken by the provider");
    const again = new Date(clock.now().getTime() + claimMs * 2 ** (attempts - 1));
    await database.query(markFailed, [id, status, again, error instanceof Error ? error.message.slice(0, 500) : "unknown"]);
    return;
  }
  await database.query(markSent, [id, clock.now()]);
}
