import type { CallValue } from "@lantern/contract/call.ts";
import type { listAnnouncements as listAnnouncementsCall } from "@lantern/contract/messages/list-announcements.ts";
import type { CallInput } from "../http/answer.ts";
import type { CallContext } from "../platform/context.ts";
import { readAnnouncements, type AnnouncementKind } from "./announcement-rows.ts";
import { announcementOf } from "./announcement-value.ts";
import { kindsAskedFor } from "./kinds-asked-for.ts";

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
    kinds: kindsAskedFor(query.types, Object.keys(listOfKind) as Exclude<AnnouncementKind, "A">[]),
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
