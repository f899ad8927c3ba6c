import type { Transaction } from "@lantern/database/database.ts";
import type { Merchant, Scope } from "../platform/context.ts";
import { newId } from "../platform/id.ts";
import { safeHtml } from "../platform/safe-html.ts";
import type { AnnouncementKind } from "./announcement-rows.ts";

export interface NewAnnouncement {
  readonly kind: AnnouncementKind;
  readonly category?: string;
  /** Title (plain text) and HTML by the language's wire code; EN must be there. Of the HTML only what can do nothing is kept. */
  readonly texts: Readonly<Record<string, { readonly title: string; readonly content: string }>>;
  /** Of the house itself, or sealed. */
  readonly imageUrl?: string;
  readonly startsAt: Date;
  readonly endsAt?: Date;
  readonly position?: number;
}

const insertAnnouncement = `
  insert into messages_announcements (id, merchant_id, kind, category, texts, image_url, starts_at, ends_at, position, created_at)
  values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9, $10)`;

/**
 * Publishes an announcement, its HTML sanitised (see `platform/safe-html.ts`), and answers its id.
 * @throws Error where there is no English text, or the picture's address is neither the house's own nor https.
 */
export async function createAnnouncement(
  scope: Pick<Scope, "clock">,
  transaction: Transaction,
  merchant: Pick<Merchant, "id">,
  announcement: NewAnnouncement,
): Promise<string> {
  if (announcement.texts["EN"] === undefined) throw new Error("an announcement needs an English text, which stands in for missing ones");
  const { imageUrl } = announcement;
  if (imageUrl !== undefined && !/^(?:\/(?!\/)|https:\/\/)/.test(imageUrl))
    throw new Error(`${imageUrl} is no picture of an announcement: its address begins with / or https://`);
  const texts = Object.entries(announcement.texts).map(([code, { title, content }]) => [code, { title, content: safeHtml(content) }]);
  const id = newId(scope.clock);
  await transaction.query(insertAnnouncement, [
    id,
    merchant.id,
    announcement.kind,
    announcement.category ?? null,
    JSON.stringify(Object.fromEntries(texts)),
    imageUrl ?? null,
    announcement.startsAt,
    announcement.endsAt ?? null,
    announcement.position ?? 0,
    scope.clock.now(),
  ]);
  return id;
}
