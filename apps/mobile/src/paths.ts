/**
 * Every page of the app (specification 2.1–2.8): its path and the other paths that show it. A path that is in no row shows home.
 * `hrefs` below builds addresses; nothing else in the app writes a path.
 */
export const pages = {
  home: { path: "/", aliases: ["/m", "/m/index", "/m/index.html", "/m/home"] },

  login: { path: "/m/login", aliases: [] },
  register: { path: "/m/register", aliases: ["/m/register.html"] },
  forget: { path: "/m/forget", aliases: [] },
  changePassword: { path: "/m/changePsw", aliases: [] },
  userAgreement: { path: "/m/useragreement", aliases: [] },
  memberHome: { path: "/m/member/home", aliases: [] },
  myAccount: { path: "/m/myAccount/index", aliases: [] },
  securityCentre: { path: "/m/securityCenter", aliases: [] },
  securityEntry: { path: "/m/securityCenter/$entry", aliases: [] },
  devices: { path: "/m/devices", aliases: [] },
  passkeys: { path: "/m/passkeys", aliases: [] },
  twoFactor: { path: "/m/twoFactor", aliases: [] },
  safeguards: { path: "/m/safeguards", aliases: [] },
  kyc: { path: "/m/kyc", aliases: [] },
  freeTrial: { path: "/m/trail", aliases: [] },

  announcements: { path: "/m/notice", aliases: [] },
  inbox: { path: "/m/webEmail", aliases: [] },
  service: { path: "/m/service", aliases: [] },
  promotions: { path: "/m/promotions", aliases: ["/m/activity"] },
  vip: { path: "/m/vip", aliases: [] },

  gameCentre: { path: "/m/gameCenter", aliases: [] },
  sports: { path: "/m/sports", aliases: [] },
  search: { path: "/m/search", aliases: [] },
  gameList: { path: "/m/gameList", aliases: [] },
  slots: { path: "/m/rng", aliases: [] },
  live: { path: "/m/live", aliases: [] },
  fish: { path: "/m/fish", aliases: [] },
  cards: { path: "/m/pvp", aliases: [] },
  lottery: { path: "/m/lottery", aliases: ["/m/elott"] },
  startLottery: { path: "/m/startLottery", aliases: [] },
  game: { path: "/m/game", aliases: [] },
  launchGame: { path: "/m/launchGame", aliases: [] },
  lotteryGame: { path: "/m/lotto-h5/$mui/$playType/games/$gameId", aliases: [] },

  deposit: { path: "/m/voucherCenter", aliases: [] },
  withdraw: { path: "/m/withdraw", aliases: [] },
  transactions: { path: "/m/transaction/record", aliases: [] },
  bettingRecord: { path: "/m/gameRecord", aliases: [] },
  profitAndLoss: { path: "/m/profitandloss", aliases: [] },
  rewardCentre: { path: "/m/rewardCenter", aliases: [] },
  mall: { path: "/m/mall/mallHome", aliases: [] },

  teamOverview: { path: "/m/agent/team/overview", aliases: [] },
  agentRegister: { path: "/m/agentRegister", aliases: [] },
  teamProfitAndLoss: { path: "/m/agent/team/pnl", aliases: [] },
  teamMembers: { path: "/m/member/team", aliases: [] },
  teamBetting: { path: "/m/teamBetting", aliases: [] },
  salaryContract: { path: "/m/member/agent/getSalaryContract", aliases: [] },
  dividendContract: { path: "/m/member/agent/getDevidendContract", aliases: [] },
  hourContract: { path: "/m/member/agent/getHourContract", aliases: [] },
} as const satisfies Record<string, PagePath>;

export interface PagePath {
  readonly path: string;
  readonly aliases: readonly string[];
}

export type PageName = keyof typeof pages;

/** `LOTT` and its kin as the address bar shows them (specification 3.12). */
export type GameTypeQuery = string;

type Query = Readonly<Record<string, string | number | undefined>>;

function withQuery(path: string, query: Query): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string | number] => pair[1] !== undefined);
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()}`;
}

/** Builds the addresses of pages, with the queries that they read. */
export const hrefs = {
  /** Any page without a query. */
  page: (name: Exclude<PageName, "lotteryGame" | "securityEntry">): string => pages[name].path,
  /** Specification 2.8.1. */
  gameCentre: (query: { readonly gameCategory?: GameTypeQuery } = {}): string => withQuery(pages.gameCentre.path, query),
  /** Specification 2.8.2, 2.8.3. */
  gameList: (query: { readonly gameType?: GameTypeQuery; readonly vassalage?: string; readonly type?: "recent" } = {}): string =>
    withQuery(pages.gameList.path, query),
  /** Specification 2.8.4. */
  lottery: (query: { readonly type?: "recent" } = {}): string => withQuery(pages.lottery.path, query),
  /** Specification 2.8.5; `playType` is `ent` when the lotto mode contains Entertainment, else `trad`. */
  launchGame: (query: {
    readonly playType: "ent" | "trad";
    readonly gameId: string;
    readonly gameGroupId?: string;
    readonly prize_mode: string;
    readonly code: string;
    readonly pageBack?: string;
  }): string => withQuery(pages.launchGame.path, { ...query, pageBack: query.pageBack ?? "home" }),
  /** The page around a vendor's game. */
  game: (query: {
    readonly vendor: string;
    readonly gameId?: string;
    readonly nodeId?: string;
    readonly gameCategory: string;
    readonly free?: "1";
    readonly platform?: "MOBILE" | "web";
    /** The match that a sports vendor's game opens at. */
    readonly matchId?: string;
  }): string => withQuery(pages.game.path, query),
  startLottery: (query: { readonly code?: string; readonly prize_mode?: string } = {}): string => withQuery(pages.startLottery.path, query),
  /** The announcements; `type` is one kind of them (specification 3.20.5). */
  announcements: (query: { readonly type?: string } = {}): string => withQuery(pages.announcements.path, query),
  /** One promotion, opened and in view (specification 2.41.3). */
  promotion: (id: string): string => withQuery("/m/activity", { id }),
  /** The betting record; `subject` opens the bets of one lottery order, or one round of a game. */
  bettingRecord: (query: { readonly subject?: string } = {}): string => withQuery(pages.bettingRecord.path, query),
  /** Where one protection of the security centre is set. */
  securityEntry: (entry: string): string => `${pages.securityCentre.path}/${entry}`,
  /** Where a login returns to: a path of this app. */
  login: (query: { readonly from?: string } = {}): string => withQuery(pages.login.path, query),
} as const;

/** The page that a path shows; home for any that is unknown (specification 2.1.2). */
export function pageOfPath(pathname: string): PageName {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  for (const [name, page] of Object.entries(pages) as [PageName, PagePath][]) {
    if (page.path === path || page.aliases.includes(path) || patternOf(page.path)?.test(path) === true) return name;
  }
  return "home";
}

function patternOf(path: string): RegExp | undefined {
  return path.includes("$") ? new RegExp(`^${path.replace(/\$[A-Za-z]+/g, "[^/]+")}$`) : undefined;
}
