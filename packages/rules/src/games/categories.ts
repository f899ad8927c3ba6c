/** Game categories on the wire (specification 3.12), and the cockfights of merchants that offer them. */
export const categoryCodes = ["RNG", "LIVE", "FISH", "PVP", "SPORTS", "ESPORTS", "ELOTT", "LOTT", "COCKFIGHT"] as const;
export type CategoryCode = (typeof categoryCodes)[number];

/** A tab of the game centre: a category, or the tabs before and after them. */
export type TabCode = CategoryCode | "HOT" | "ALL";

export interface GameCentreTab {
  readonly tab: TabCode;
  /** Account-type names of the tab's vendors, in server order. HOT has none. */
  readonly vendorNames: readonly string[];
}

/** One entry of the vendor sorting list (specification 3.11.2). */
export interface CategoryEntry {
  readonly gameCategory: string;
  readonly vendorNames: readonly string[];
}

export interface TabRules {
  /** Whether IMES and TF, which have the ESPORTS tab, also leave SPORTS (specification 2.28.4). */
  readonly esportsLeaveSports: boolean;
}

/** Vendors of SPORTS that form the ESPORTS tab (specification 2.28.2). */
const esportsVendors = ["AV", "AI", "IMES", "TF", "IA"];
/** Those of them that one reading hides from SPORTS. */
const vendorsOfEsportsOnly = ["IMES", "TF"];

/**
 * The tabs of the game centre out of the vendor sorting list (specification 2.27.1, 2.28): HOT, each category in server order,
 * ALL. ESPORTS stands behind SPORTS where the list gives it no place of its own, COCKFIGHT behind ESPORTS; LOTT and ELOTT share the
 * first place that either has. Unknown categories and categories without a vendor get no tab.
 */
export function gameCentreTabs(sorting: readonly CategoryEntry[], rules: TabRules): GameCentreTab[] {
  const vendors = new Map<CategoryCode, string[]>();
  for (const { gameCategory, vendorNames } of sorting) {
    const category = tabCategoryOf(gameCategory);
    if (category === undefined) continue;
    vendors.set(category, withoutRepeats([...(vendors.get(category) ?? []), ...vendorNames]));
    if (category === "SPORTS") splitEsports(vendors, rules);
  }
  const ordered = cockfightBehindEsports([...vendors]).filter(([, vendorNames]) => vendorNames.length > 0);
  const categories = ordered.map(([tab, vendorNames]): GameCentreTab => ({ tab, vendorNames }));
  return [
    { tab: "HOT", vendorNames: [] },
    ...categories,
    { tab: "ALL", vendorNames: withoutRepeats(categories.flatMap((tab) => tab.vendorNames)) },
  ];
}

/** Keeps ESPORTS behind SPORTS unless the list has already placed it. */
function splitEsports(vendors: Map<CategoryCode, string[]>, { esportsLeaveSports }: TabRules): void {
  const sports = vendors.get("SPORTS") ?? [];
  const esports = sports.filter((name) => esportsVendors.includes(name));
  vendors.set("ESPORTS", withoutRepeats([...(vendors.get("ESPORTS") ?? []), ...esports]));
  if (esportsLeaveSports) {
    vendors.set(
      "SPORTS",
      sports.filter((name) => !vendorsOfEsportsOnly.includes(name)),
    );
  }
}

function cockfightBehindEsports(entries: [CategoryCode, string[]][]): [CategoryCode, string[]][] {
  const cockfight = entries.find(([category]) => category === "COCKFIGHT");
  const place = entries.findIndex(([category]) => category === "ESPORTS");
  if (cockfight === undefined || place === -1) return entries;
  return entries.flatMap((entry) => (entry === cockfight ? [] : entry[0] === "ESPORTS" ? [entry, cockfight] : [entry]));
}

/** The tab that a category is shown under: lottery and electronic lottery are one (specification 2.28.3). */
function tabCategoryOf(gameCategory: string): CategoryCode | undefined {
  return gameCategory === "ELOTT" ? "LOTT" : categoryCodes.find((code) => code === gameCategory);
}

function withoutRepeats(names: readonly string[]): string[] {
  return [...new Set(names)];
}

export type GameCentrePage = "gameCentre" | "sports";

/** The tab a game centre opens with: the query's, SPORTS on the sports page, else ALL (specification 2.27.2). */
export function initialTab(tabs: readonly GameCentreTab[], page: GameCentrePage, gameCategory: string | undefined): TabCode {
  const asked = gameCategory === undefined ? undefined : gameCategory === "ELOTT" ? "LOTT" : gameCategory;
  const wanted = asked ?? (page === "sports" ? "SPORTS" : "ALL");
  return tabs.find(({ tab }) => tab === wanted)?.tab ?? "ALL";
}

/** What a tap on a tab does (specification 2.30). */
export type TabTap =
  | { readonly to: "game_list"; readonly gameType: "RNG" | "PVP" | "FISH" | "LIVE" }
  | { readonly to: "lottery" }
  | { readonly to: "tab"; readonly tab: TabCode };

export function tapTab(tab: TabCode): TabTap {
  if (tab === "RNG" || tab === "PVP" || tab === "FISH" || tab === "LIVE") return { to: "game_list", gameType: tab };
  return tab === "LOTT" || tab === "ELOTT" ? { to: "lottery" } : { to: "tab", tab };
}

/** What a tab shows when it is open (specification 2.30.4, 2.30.5). */
export function tabBody(tab: TabCode): "hot_games" | "all_games" | "category" | "vendors" {
  if (tab === "HOT") return "hot_games";
  if (tab === "ALL") return "all_games";
  return tab === "FISH" || tab === "PVP" || tab === "LIVE" ? "category" : "vendors";
}

const vendorListMin = 3;

/** Slots, fish and card games with three or more vendors show a list of them, all else tiles (specification 2.29). */
export function vendorPresentation(tab: TabCode, vendorCount: number): "list" | "tiles" {
  return (tab === "RNG" || tab === "FISH" || tab === "PVP") && vendorCount >= vendorListMin ? "list" : "tiles";
}

/** Categories of the recent games call, and the one that the lottery's call answers (specification 9.8). */
export const recentGameCategories = ["RNG", "LIVE", "FISH", "PVP", "SPORTS"] as const satisfies readonly CategoryCode[];
export const recentLotteryCategory = "LOTT" satisfies CategoryCode;

/** Every category of the recent tab, in order. */
export const recentCategories: readonly CategoryCode[] = [...recentGameCategories, recentLotteryCategory];
