import type { markAnnouncementAsRead as markAnnouncementAsReadCall } from "@lantern/contract/messages/mark-announcement-as-read.ts";
import type { CallInput } from "../http/answer.ts";
import type { SessionContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";

const insertRead = `
  insert into messages_announcement_reads (member_id, announcement_id, read_at)
  select $1, id, $3 from messages_announcements where id = $2 and merchant_id = $4
  on conflict (member_id, announcement_id) do update set read_at = messages_announcement_reads.read_at
  returning announcement_id`;

/** Notes that the member has read an announcement of his merchant (specification 4.11, 7.17.1). */
export async function markAnnouncementAsRead(
  { database, session, merchant, clock }: SessionContext,
  { body }: CallInput<typeof markAnnouncementAsReadCall>,
): Promise<{ read: boolean } | Refusal<"messages.announcement_unknown">> {
  const rows = await database.query(insertRead, [session.memberId, body.announcementId, clock.now(), merchant.id]);
  return rows.length === 0 ? refuse("messages.announcement_unknown") : { read: true };
}
