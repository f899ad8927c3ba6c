import type { CallValue } from "@lantern/contract/call.ts";
import type { getMultiCategoryAnnouncements as getMultiCategoryAnnouncementsCall } from "@lantern/contract/messages/get-multi-category-announcements.ts";
import type { CallInput } from "../http/answer.ts";
import type { CallContext } from "../platform/context.ts";
import { readAnnouncementPage } from "./announcement-page.ts";
import { announcementKinds, kindsAskedFor } from "./kinds-asked-for.ts";

/** Announcements of several kinds in one answer (specification 7.2). */
export function getMultiCategoryAnnouncements(
  context: CallContext,
  { query: { types, ...page } }: CallInput<typeof getMultiCategoryAnnouncementsCall>,
): Promise<CallValue<typeof getMultiCategoryAnnouncementsCall>> {
  return readAnnouncementPage(context, { ...page, kinds: kindsAskedFor(types, announcementKinds) });
}
