import type { Transaction } from "@lantern/database/database.ts";
import type { Merchant, Scope } from "../platform/context.ts";
import { newId } from "../platform/id.ts";
import type { AnnouncementKind } from "./announcement-rows.ts";

export interface NewAnnouncement {
  readonly kind: AnnouncementKind;
  readonly category?: string;
  /** Title and HTML by the language's wire code; EN must be there. The HTML is the desk's own and is sanitised before it comes here. */
  readonly texts: Readonly<Record<string, { readonly title: string; readonly content: string }>>;
  readonly imageUrl?: string;
  readonly startsAt: Date;
  readonly endsAt?: Date;
  readonly position?: number;
}

const insertAnnouncement = `
  insert into messages_announcements (id, merchant_id, kind, category, texts, image_url, starts_at, ends_at, position, created_at)
  values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9, $10)`;

/** Publishes an announcement and answers its id. */
export async function createAnnouncement(
  scope: Pick<Scope, "clock">,
  transaction: Transaction,
  merchant: Pick<Merchant, "id">,
  announcement: NewAnnouncement,
): Promise<string> {
  if (announcement.texts["EN"] === undefined) throw new Error("an announcement needs an English text, which stands in for missing ones");
  const id = newId(scope.clock);
  await transaction.query(insertAnnouncement, [
    id,
    merchant.id,
    announcement.kind,
    announcement.category ?? null,
    JSON.stringify(announcement.texts),
    announcement.imageUrl ?? null,
    announcement.startsAt,
    announcement.endsAt ?? null,
    announcement.position ?? 0,
    scope.clock.now(),
  ]);
  return id;
}
