import type { CallValue } from "@lantern/contract/call.ts";
import type { postAnnouncementCatalogue as postAnnouncementCatalogueCall } from "@lantern/contract/messages/post-announcement-catalogue.ts";
import type { CallContext } from "../platform/context.ts";

type Catalogue = CallValue<typeof postAnnouncementCatalogueCall>;

const selectCatalogues = `
  select kind as type, category, count(*)::int as count,
         (count(*) filter (where $3::uuid is not null and reading.read_at is null))::int as unread
  from messages_announcements announcement
  left join messages_announcement_reads reading on reading.announcement_id = announcement.id and reading.member_id = $3
  where merchant_id = $1 and starts_at <= $2 and (ends_at is null or ends_at > $2)
  group by kind, category order by kind, category`;

/** The kinds of which the merchant announces something now, with their categories (specification 7.2). */
export async function postAnnouncementCatalogue({ database, merchant, clock, session }: CallContext): Promise<Catalogue> {
  const values = [merchant.id, clock.now(), session?.memberId ?? null];
  return { catalogues: await database.query<Catalogue["catalogues"][number]>(selectCatalogues, values) };
}
