import type { MessageKind } from "@lantern/contract/schemas/inbox.ts";

/** What a message speaks of; times are ISO 8601, days YYYY-MM-DD, amounts units as text. */
export type MessageFacts = Readonly<Record<string, string | null>>;

/** An operator's words by wire code of the language; EN is there. */
export type WrittenTexts = Readonly<Record<string, { readonly title: string; readonly text: string }>>;

/** A message as stored. */
export interface InboxRow {
  readonly id: string;
  readonly kind: MessageKind;
  readonly facts: MessageFacts;
  readonly texts: WrittenTexts | null;
  readonly created_at: Date;
  readonly read_at: Date | null;
}
