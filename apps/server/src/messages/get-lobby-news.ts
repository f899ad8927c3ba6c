import type { CallValue } from "@lantern/contract/call.ts";
import type { getLobbyNews as getLobbyNewsCall } from "@lantern/contract/messages/get-lobby-news.ts";
import type { CallInput } from "../http/answer.ts";
import type { CallContext } from "../platform/context.ts";
import { readAnnouncementPage } from "./announcement-page.ts";

/** What is new in the lobby: notices and popular announcements, newest first (specification 7.2, 7.17.2). */
export function getLobbyNews(
  context: CallContext,
  { query }: CallInput<typeof getLobbyNewsCall>,
): Promise<CallValue<typeof getLobbyNewsCall>> {
  return readAnnouncementPage(context, { ...query, kinds: ["A", "H"], newestFirst: true });
}
