import type { CallValue } from "@lantern/contract/call.ts";
import type { listAnnouncements } from "@lantern/contract/messages/list-announcements.ts";
import { joinWords } from "@lantern/phrases/join-words.ts";
import type { AnnouncementRow } from "./announcement-rows.ts";

/** An announcement or promotion as the wire has it (specification 3.15.1, 3.15.2). */
export function announcementOf(row: AnnouncementRow): CallValue<typeof listAnnouncements>["promotion"][number] {
  return {
    id: row.id,
    announcementId: row.id,
    title: joinWords(row.title),
    category: row.category,
    startDate: row.starts_at.toISOString(),
    endDate: row.ends_at?.toISOString() ?? null,
    noExpiry: row.ends_at === null ? 1 : 0,
    announcementImages: row.image_url === null ? [] : [{ url: row.image_url, sequence: 1 }],
    photoUrl: row.image_url ?? "",
    content: joinWords(row.content),
    read: row.read,
  };
}
