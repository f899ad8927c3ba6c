import type { CallValue } from "@lantern/contract/call.ts";
import type { listAnnouncements as listAnnouncementsCall } from "@lantern/contract/messages/list-announcements.ts";
import type { CallInput } from "../http/answer.ts";
import type { CallContext } from "../platform/context.ts";
import { readAnnouncements, type AnnouncementKind, type AnnouncementRow } from "./announcement-rows.ts";

type Announcements = CallValue<typeof listAnnouncementsCall>;
type List = keyof Announcements;

const listOfKind: Readonly<Record<Exclude<AnnouncementKind, "A">, List>> = {
  PR: "promotion",
  B: "banners",
  PL: "player",
  PU: "popup",
  H: "hot",
};

/** Announcements by kind (specification 3.15.3, 7.17.1). */
export async function listAnnouncements(context: CallContext, { query }: CallInput<typeof listAnnouncementsCall>): Promise<Announcements> {
  const { database, merchant, language, clock, session } = context;
  const rows = await readAnnouncements(database, {
    merchantId: merchant.id,
    kinds: kindsAskedFor(query.types),
    language,
    at: clock.now(),
    memberId: session?.memberId,
  });
  const lists: Announcements = { promotion: [], banners: [], player: [], popup: [], hot: [] };
  for (const row of rows) {
    if (row.kind !== "A") lists[listOfKind[row.kind]].push(announcementOf(row));
  }
  return lists;
}

/** `Promotion` is another word for PR; words that are no kind ask for nothing. */
function kindsAskedFor(types: string | undefined): AnnouncementKind[] {
  const all = Object.keys(listOfKind) as Exclude<AnnouncementKind, "A">[];
  if (types === undefined || types.trim() === "") return all;
  const asked = new Set(types.split(",").map((type) => (type.trim().toLowerCase() === "promotion" ? "PR" : type.trim().toUpperCase())));
  return all.filter((kind) => asked.has(kind));
}

function announcementOf(row: AnnouncementRow): Announcements["promotion"][number] {
  return {
    id: row.id,
    announcementId: row.id,
    title: row.title,
    category: row.category,
    startDate: row.starts_at.toISOString(),
    endDate: row.ends_at?.toISOString() ?? null,
    noExpiry: row.ends_at === null ? 1 : 0,
    announcementImages: row.image_url === null ? [] : [{ url: row.image_url, sequence: 1 }],
    photoUrl: row.image_url ?? "",
    content: row.content,
    read: row.read,
  };
}
