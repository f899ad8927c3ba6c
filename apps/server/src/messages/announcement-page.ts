import type { CallValue } from "@lantern/contract/call.ts";
import type { getLobbyNews } from "@lantern/contract/messages/get-lobby-news.ts";
import type { CallContext } from "../platform/context.ts";
import type { AnnouncementKind, AnnouncementRow } from "./announcement-rows.ts";
import { announcementOf } from "./announcement-value.ts";

type AnnouncementPage = CallValue<typeof getLobbyNews>;

export interface PageAsked {
  readonly kinds: readonly AnnouncementKind[];
  /** Only those of a promotion's category. */
  readonly category?: string | undefined;
  /** Newest first, whatever their kind and position. */
  readonly newestFirst?: boolean;
  /** From 1. */
  readonly page?: number | undefined;
  readonly size?: number | undefined;
}

const pageRows = 20;

const selectPage = `
  select announcement.id, kind, category, image_url, starts_at, ends_at, (reading.read_at is not null) as read,
         coalesce(texts -> $3, texts -> 'EN') ->> 'title' as title,
         coalesce(texts -> $3, texts -> 'EN') ->> 'content' as content
  from messages_announcements announcement
  left join messages_announcement_reads reading on reading.announcement_id = announcement.id and reading.member_id = $5
  where merchant_id = $1 and kind = any($2) and ($6::text is null or category = $6)
    and starts_at <= $4 and (ends_at is null or ends_at > $4)
  order by case when $7 then null else kind end, case when $7 then null else position end, starts_at desc, announcement.id
  limit $8 offset $9`;

/** A page of what the merchant announces now, in the language of the request or else in English. */
export async function readAnnouncementPage(context: CallContext, asked: PageAsked): Promise<AnnouncementPage> {
  const { database, merchant, language, clock, session } = context;
  const { kinds, category = null, newestFirst = false, page = 1, size = pageRows } = asked;
  const memberId = session?.memberId ?? null;
  const values = [merchant.id, kinds, language, clock.now(), memberId, category, newestFirst, size + 1, (page - 1) * size];
  const rows = await database.query<AnnouncementRow>(selectPage, values);
  return {
    announcements: rows.slice(0, size).map((row) => ({ ...announcementOf(row), type: row.kind })),
    next: rows.length > size ? page + 1 : null,
  };
}
