/** Pages whose layout differs from the rest, by the names that the app's paths have. Any other name has the usual layout. */
const withoutSecondaryBar = new Set([
  "login",
  "register",
  "forget",
  "gameList",
  "lottery",
  "promotions",
  "fish",
  "cards",
  "live",
  "slots",
  "search",
]);
const withoutBottomMenu = new Set(["login", "register", "forget"]);
const withoutFooterBlocks = new Set(["login", "register"]);
const backToHome = new Set(["login", "register", "freeTrial", "announcements", "promotions", "forget"]);
const emptyRightSideOfMember = new Set(["changePassword", "announcements"]);

export interface Bars {
  /** Every page has one. */
  readonly topBar: true;
  /** The strip of category shortcuts. */
  readonly secondaryBar: boolean;
  readonly bottomMenu: boolean;
  /** Licence and responsible play; links with language and payment marks. */
  readonly footerBlocks: boolean;
}

/** Which bars a page has (specification 2.9, 2.10). `page` is a name of the app's paths. */
export function barsOf(page: string): Bars {
  return {
    topBar: true,
    secondaryBar: !withoutSecondaryBar.has(page),
    bottomMenu: !withoutBottomMenu.has(page),
    footerBlocks: !withoutFooterBlocks.has(page),
  };
}

/** The bottom menu in order: pages by name, and the service popup (specification 2.11). */
export const bottomMenu = ["home", "promotions", "deposit", "service_popup", "memberHome"] as const;

/** The header's left side (specification 2.12.1). */
export function headerLeft(page: string): "logo" | "back" {
  return page === "home" ? "logo" : "back";
}

/** Where back leads: home from some pages, elsewhere one step back (specification 2.12.2, 2.12.3). */
export function backTarget(page: string): "home" | "one_step" {
  return backToHome.has(page) ? "home" : "one_step";
}

/** Pages whose header has a title (specification 2.12.4), beyond which a screen may name itself. */
export const titledPages = [
  "promotions",
  "forget",
  "home",
  "login",
  "freeTrial",
  "changePassword",
  "announcements",
  "gameCentre",
  "vip",
] as const;

/** The least VIP rank level of a member who sees the download icon (specification 2.15). */
export const downloadIconRankMin = 1;

export interface DownloadIconFacts {
  /** Whether there is anything to download. */
  readonly hasLink: boolean;
  /** The member's VIP rank level; undefined for a visitor. */
  readonly vipRankLevel: number | undefined;
}

/** Visitors see the download icon where a link exists, members from rank level 1. */
export function showsDownloadIcon({ hasLink, vipRankLevel }: DownloadIconFacts): boolean {
  return hasLink && (vipRankLevel === undefined || vipRankLevel >= downloadIconRankMin);
}

export type HeaderItem = "free_play" | "register" | "login" | "balance" | "deposit" | "download_app" | "more";

export interface HeaderFacts {
  readonly page: string;
  readonly loggedIn: boolean;
  /** Whitelabel flag FREEPLAY3. */
  readonly freePlay: boolean;
  /** As `showsDownloadIcon` decides. */
  readonly downloadIcon: boolean;
}

/**
 * The header's right side in order (specification 2.13, 2.14). `balance` comes with its refresh icon. The specification gives
 * visitors items on home and register only; elsewhere they get the way to log in, and `more`.
 */
export function headerRight({ page, loggedIn, freePlay, downloadIcon }: HeaderFacts): HeaderItem[] {
  const download: HeaderItem[] = downloadIcon ? ["download_app"] : [];
  if (loggedIn) {
    if (emptyRightSideOfMember.has(page)) return [];
    return ["balance", ...(page === "home" ? (["deposit"] as const) : []), ...download, "more"];
  }
  if (page === "home" || page === "register")
    return [...(freePlay ? (["free_play"] as const) : []), "register", "login", ...download, "more"];
  return page === "login" ? ["more"] : ["login", "more"];
}
