import type { postAnnouncementCatalogue } from "@lantern/contract/messages/post-announcement-catalogue.ts";
import type { CallValue } from "@lantern/contract/call.ts";

type Catalogues = CallValue<typeof postAnnouncementCatalogue>["catalogues"];

/** What there is to read: the lobby's news, and the kinds of announcement with a text (banners are pictures of home). */
export const noticeTabs = ["news", "A", "H", "PL", "PR", "PU"] as const;

export type NoticeTab = (typeof noticeTabs)[number];

export interface ShownNoticeTab {
  readonly tab: NoticeTab;
  /** How many of it the member has not opened. */
  readonly unread: number;
}

/**
 * The tabs of the page by the catalogue: the lobby's news first, which are notices (A) and what is hot (H), then each kind that announces
 * something. Notices and what is hot have tabs of their own only where both are there: one alone is all of the news.
 */
export function shownNoticeTabs(catalogues: Catalogues): readonly ShownNoticeTab[] {
  const unreadOf = (...kinds: readonly NoticeTab[]) =>
    catalogues.reduce((sum, { type, unread }) => sum + ((kinds as readonly string[]).includes(type) ? unread : 0), 0);
  const announced = (kind: NoticeTab) => catalogues.some(({ type }) => type === kind);
  const kinds = noticeTabs.filter((tab) => announced(tab) && (!["A", "H"].includes(tab) || (announced("A") && announced("H"))));
  return [{ tab: "news", unread: unreadOf("A", "H") }, ...kinds.map((tab) => ({ tab, unread: unreadOf(tab) }))];
}

/** The tab that the address asks for; the news where it asks for none that is shown. */
export function noticeTabOf(asked: string | undefined, shown: readonly ShownNoticeTab[]): NoticeTab {
  return shown.find(({ tab }) => tab === asked)?.tab ?? "news";
}
