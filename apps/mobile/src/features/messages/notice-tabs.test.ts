import { expect, it } from "vitest";
import { noticeTabOf, shownNoticeTabs } from "./notice-tabs.ts";

const of = (type: "A" | "H" | "PL" | "PR" | "PU" | "B", unread = 0, category: string | null = null) => ({
  type,
  category,
  count: 3,
  unread,
});

it("news come first, then each kind that announces something; a banner is nothing to read", () => {
  const shown = shownNoticeTabs([of("A", 2), of("B", 1), of("H", 1), of("PL"), of("PR", 1, "deposit_promo"), of("PR", 2, "rebate_promo")]);
  expect(shown).toEqual([
    { tab: "news", unread: 3 },
    { tab: "A", unread: 2 },
    { tab: "H", unread: 1 },
    { tab: "PL", unread: 0 },
    { tab: "PR", unread: 3 },
  ]);
});

it("notices, or what is hot, alone are the news and have no second tab", () => {
  expect(shownNoticeTabs([of("A", 1), of("PU")]).map(({ tab }) => tab)).toEqual(["news", "PU"]);
  expect(shownNoticeTabs([of("H")]).map(({ tab }) => tab)).toEqual(["news"]);
  expect(shownNoticeTabs([])).toEqual([{ tab: "news", unread: 0 }]);
});

it("the address names the tab; one that is not shown is the news", () => {
  const shown = shownNoticeTabs([of("A"), of("H")]);
  expect(["H", "PL", "", undefined, "news"].map((asked) => noticeTabOf(asked, shown))).toEqual(["H", "news", "news", "news", "news"]);
});
