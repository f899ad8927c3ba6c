import type { Queryable } from "@lantern/database/database.ts";
import type { DeliveryChannel } from "./deliver.ts";

/** A message that demo mode kept instead of sending it. */
export interface KeptMessage {
  readonly id: string;
  readonly merchant: string;
  readonly channel: DeliveryChannel;
  readonly recipient: string;
  readonly purpose: string;
  readonly subject: string;
  readonly text: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly createdAt: Date;
}

const messagesMax = 200;

const selectKept = `
  select d.id, m.code as merchant, d.channel, d.recipient, d.purpose, d.subject, d.body as text, d.facts, d.created_at as "createdAt"
  from delivery_messages d
  join site_merchants m on m.id = d.merchant_id
  where d.status = 'kept'
  order by d.created_at desc, d.id desc
  limit ${messagesMax}`;

/** The last two hundred messages that were kept, the newest first. */
export function listOutbox(database: Queryable): Promise<KeptMessage[]> {
  return database.query<KeptMessage>(selectKept);
}
