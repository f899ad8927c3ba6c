import type { Queryable } from "@lantern/database/database.ts";
import type { Scope } from "../platform/context.ts";
import { newId } from "../platform/id.ts";

export type DeliveryChannel = "sms" | "email" | "push";

export interface OutgoingMessage {
  readonly merchantId: string;
  readonly channel: DeliveryChannel;
  /** Telephone number in international form (`+959…`), e-mail address, or the push subscription's id. */
  readonly recipient: string;
  /** `<capability>.<what for>`, such as `accounts.registration_code`. */
  readonly purpose: string;
  /** For e-mail and push. */
  readonly subject?: string;
  /** In the recipient's language, complete. */
  readonly text: string;
  /** What of it a test or a template may want by name, such as `{ code: "123456" }`. */
  readonly facts?: Readonly<Record<string, string>>;
  /** It is of no use to anyone after this, and not sent any more: the code that it brings has run out. */
  readonly sendBefore?: Date;
  /** Written down and never sent, where nobody may tell by time or answer that there is no one to send it to. */
  readonly withheld?: boolean;
}

const insertMessage = `
  insert into delivery_messages (id, merchant_id, channel, recipient, purpose, subject, body, facts, status, next_attempt_at, created_at,
    send_before)
  values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10, $10, $11)`;

/**
 * Writes a message to be sent. Give the open transaction that makes it due: it is handed to the provider after its commit, and not at
 * all when it rolls back. In demo mode it is kept in the outbox instead. Returns the message's id.
 */
export async function deliver(scope: Scope, transaction: Queryable, message: OutgoingMessage): Promise<string> {
  const { merchantId, channel, recipient, purpose, subject = "", text, facts = {}, sendBefore, withheld = false } = message;
  const id = newId(scope.clock);
  const toSend = scope.configuration.mode === "demo" ? "kept" : "waiting";
  await transaction.query(insertMessage, [
    id,
    merchantId,
    channel,
    recipient,
    purpose,
    subject,
    text,
    JSON.stringify(facts),
    withheld ? "withheld" : toSend,
    scope.clock.now(),
    sendBefore ?? null,
  ]);
  return id;
}
