import type { CallValue } from "@lantern/contract/call.ts";
import type { postAnnouncement as postAnnouncementCall } from "@lantern/contract/messages/post-announcement.ts";
import type { CallInput } from "../http/answer.ts";
import type { CallContext } from "../platform/context.ts";
import { readAnnouncementPage } from "./announcement-page.ts";

/** The announcements of one kind, or of one of its categories (specification 7.2). */
export function postAnnouncement(
  context: CallContext,
  { body: { type, ...asked } }: CallInput<typeof postAnnouncementCall>,
): Promise<CallValue<typeof postAnnouncementCall>> {
  return readAnnouncementPage(context, { ...asked, kinds: [type] });
}
