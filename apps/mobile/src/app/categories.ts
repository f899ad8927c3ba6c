import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { gameCentreTabs, initialTab, tapTab, type GameCentrePage, type TabCode, type TabRules } from "@lantern/rules/games/categories.ts";
import { hrefs } from "../paths.ts";

/** One lantern of the cord. */
export interface CategoryShortcut {
  /** Category code, `HOT` for the first. */
  readonly code: string;
  readonly label: MessageId;
  /** Picture in the sprite of categories. */
  readonly picture: string;
  readonly href: string;
}

const known: Readonly<Record<string, Omit<CategoryShortcut, "code" | "href">>> = {
  HOT: { label: "shell.category.HOT", picture: "hot" },
  RNG: { label: "shell.category.RNG", picture: "rng" },
  LIVE: { label: "shell.category.LIVE", picture: "live" },
  FISH: { label: "shell.category.FISH", picture: "fish" },
  PVP: { label: "shell.category.PVP", picture: "pvp" },
  SPORTS: { label: "shell.category.SPORTS", picture: "sports" },
  ESPORTS: { label: "shell.category.ESPORTS", picture: "esports" },
  COCKFIGHT: { label: "shell.category.COCKFIGHT", picture: "cockfight" },
  LOTT: { label: "shell.category.LOTT", picture: "lott" },
  ALL: { label: "games.centre.all", picture: "all" },
};

/** Shown until the merchant's own order is known, so that nothing moves when it is the usual one. */
export const usualCategories: readonly string[] = ["RNG", "LIVE", "FISH", "LOTT", "SPORTS", "ESPORTS", "PVP"];

/** The shortcuts in the merchant's order: hot first, both lottery categories as one (specification 2.27.1, 2.28.3). */
export function shortcutsOf(categories: readonly string[]): readonly CategoryShortcut[] {
  const codes = new Set(["HOT", ...categories.map((code) => (code === "ELOTT" ? "LOTT" : code))]);
  return [...codes].flatMap((code) => {
    const face = known[code];
    return face === undefined ? [] : [{ code, ...face, href: hrefOf(code) }];
  });
}

/** Where a lantern leads: lists for the categories that have one, the lottery list, else the tab of the game centre (specification 2.30). */
function hrefOf(code: string): string {
  switch (code) {
    case "RNG":
      return hrefs.page("slots");
    case "LIVE":
      return hrefs.page("live");
    case "FISH":
      return hrefs.page("fish");
    case "PVP":
      return hrefs.page("cards");
    case "LOTT":
      return hrefs.lottery();
    case "SPORTS":
      return hrefs.page("sports");
    default:
      return hrefs.gameCentre({ gameCategory: code });
  }
}

/** What the game centre needs to know of a merchant. */
interface CentreHouse extends TabRules {
  readonly vendors: readonly { readonly gameCategory: string; readonly accountTypeName: string }[];
}

/**
 * The lanterns of the game centre, which are its tabs: hot, the categories in server order, all vendors (specification 2.27.1, 2.28).
 * A tap goes where the tab's rule says (2.30); the lit one is the tab that the address opens (2.27.2).
 */
export function centreShortcutsOf(
  house: CentreHouse,
  opened: { readonly page: GameCentrePage; readonly gameCategory: string | undefined },
): { readonly shortcuts: readonly CategoryShortcut[]; readonly lit: string } {
  const { vendors } = house;
  const categories = [...new Set(vendors.map(({ gameCategory }) => gameCategory))];
  const sorting = categories.map((gameCategory) => ({
    gameCategory,
    vendorNames: vendors.filter((vendor) => vendor.gameCategory === gameCategory).map(({ accountTypeName }) => accountTypeName),
  }));
  const tabs = gameCentreTabs(sorting, house);
  const shortcuts = tabs.flatMap(({ tab }) => {
    const face = known[tab];
    return face === undefined ? [] : [{ code: tab, ...face, href: centreHrefOf(tab) }];
  });
  return { shortcuts, lit: initialTab(tabs, opened.page, opened.gameCategory) };
}

function centreHrefOf(tab: TabCode): string {
  const tap = tapTab(tab);
  switch (tap.to) {
    case "game_list":
      return hrefs.gameList({ gameType: tap.gameType });
    case "lottery":
      return hrefs.lottery();
    case "tab":
      return hrefs.gameCentre({ gameCategory: tap.tab });
  }
}
