import type { Queryable } from "@lantern/database/database.ts";

export type AnnouncementKind = "A" | "PL" | "PU" | "PR" | "B" | "H";

export interface AnnouncementRow {
  readonly id: string;
  readonly kind: AnnouncementKind;
  readonly category: string | null;
  readonly title: string;
  readonly content: string;
  readonly image_url: string | null;
  readonly starts_at: Date;
  readonly ends_at: Date | null;
  readonly read: boolean;
}

export interface AnnouncementsQuery {
  readonly merchantId: string;
  readonly kinds: readonly AnnouncementKind[];
  readonly language: string;
  readonly at: Date;
  readonly memberId: string | undefined;
}

const eachKindMax = 50;

const selectLive = `
  select id, kind, category, image_url, starts_at, ends_at, read,
         coalesce(texts -> $3, texts -> 'EN') ->> 'title' as title,
         coalesce(texts -> $3, texts -> 'EN') ->> 'content' as content
  from (
    select announcement.*, (reading.read_at is not null) as read,
           row_number() over (partition by announcement.kind order by announcement.position, announcement.starts_at desc, announcement.id) as place
    from messages_announcements announcement
    left join messages_announcement_reads reading on reading.announcement_id = announcement.id and reading.member_id = $5
    where announcement.merchant_id = $1 and announcement.kind = any($2)
      and announcement.starts_at <= $4 and (announcement.ends_at is null or announcement.ends_at > $4)
  ) live
  where place <= $6
  order by kind, place`;

/** What is announced now, in the language asked for or else in English, by kind, position, newest first. */
export function readAnnouncements(queryable: Queryable, query: AnnouncementsQuery): Promise<AnnouncementRow[]> {
  const { merchantId, kinds, language, at, memberId } = query;
  return queryable.query<AnnouncementRow>(selectLive, [merchantId, kinds, language, at, memberId ?? null, eachKindMax]);
}
