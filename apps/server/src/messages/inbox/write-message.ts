import type { MessageKind } from "@lantern/contract/schemas/inbox.ts";
import type { Transaction } from "@lantern/database/database.ts";
import type { Scope } from "../../platform/context.ts";
import { recordEvent } from "../../platform/event.ts";
import { newId } from "../../platform/id.ts";
import type { MessageFacts, WrittenTexts } from "./inbox-row.ts";

export interface NewMessage {
  readonly merchantId: string;
  readonly memberId: string;
  readonly kind: MessageKind;
  readonly facts?: MessageFacts;
  readonly texts?: WrittenTexts;
  /** What it is written for, such as `event:17`: for the same, nothing is written a second time. */
  readonly source: string;
}

const insertMessage = `
  insert into messages_inbox (id, merchant_id, member_id, kind, facts, texts, source, created_at)
  values ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7, $8)
  on conflict (source) do nothing returning id`;

/**
 * Puts a message into a member's inbox and lets his open pages know, after the commit.
 * @returns its id, or undefined where it had been written before.
 */
export async function writeMessage(
  { clock }: Pick<Scope, "clock">,
  transaction: Transaction,
  message: NewMessage,
): Promise<string | undefined> {
  const { merchantId, memberId, kind, facts = {}, texts, source } = message;
  const id = newId(clock);
  const rows = await transaction.query(insertMessage, [
    id,
    merchantId,
    memberId,
    kind,
    JSON.stringify(facts),
    texts === undefined ? null : JSON.stringify(texts),
    source,
    clock.now(),
  ]);
  if (rows.length === 0) return undefined;
  await recordEvent(transaction, { topic: "messages.message_received", merchantId, memberId, payload: { messageId: id } });
  return id;
}
