import type { CallValue } from "@lantern/contract/call.ts";
import type { getSystemAnnouncements as getSystemAnnouncementsCall } from "@lantern/contract/messages/get-system-announcements.ts";
import { joinWords } from "@lantern/phrases/join-words.ts";
import type { CallContext } from "../platform/context.ts";
import { readAnnouncements } from "./announcement-rows.ts";

/** The announcements of the ticker and of their own page (specification 2.25, 3.15.1). */
export async function getSystemAnnouncements(context: CallContext): Promise<CallValue<typeof getSystemAnnouncementsCall>> {
  const { database, merchant, language, clock, session } = context;
  const rows = await readAnnouncements(database, {
    merchantId: merchant.id,
    kinds: ["A"],
    language,
    at: clock.now(),
    memberId: session?.memberId,
  });
  return {
    announcements: rows.map(({ id, title, content, starts_at, read }) => ({
      id,
      title: joinWords(title),
      content: joinWords(content),
      startDate: starts_at.toISOString(),
      read,
    })),
  };
}
