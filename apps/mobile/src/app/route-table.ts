import type { MessageId } from "@lantern/phrases/message-ids.ts";
import type { AccessLevel } from "@lantern/rules/accounts/access-table.ts";
import type { PageName } from "../paths.ts";

/** How the top bar of a page looks (specification 2.12–2.14). */
export interface HeaderRule {
  /** `own`: the screen draws its bar itself (game list, lottery, login), with `shared/layout/top-bar.tsx`. */
  readonly kind: "usual" | "own";
  /** Names the page in its bar, where the bar is the usual one, and in the browser's title (specification 2.12.4). */
  readonly title: MessageId;
}

export interface RouteRow {
  readonly page: PageName;
  /** `<capability>/<name>` of `features/<capability>/<name>-screen.tsx`; a screen that does not exist yet says so. */
  readonly screen: string;
  readonly header: HeaderRule;
  /** Whom it is for, by the rules' table of roles; everyone where nothing is said. A visitor is led to the login (specification 6.2.2). */
  readonly access?: Exclude<AccessLevel, "public">;
  /** The merchant's switch that must be on (specification 6.3.3). */
  readonly needs?: "REGCEN" | "AGETEAMPNL3" | "DOWNMAN" | "TEAMBETTING3" | "REWCEN3";
  /** Texts beyond the first load's. */
  readonly phrases: "lobby" | "member";
}

const own = (title: MessageId): HeaderRule => ({ kind: "own", title });
const titled = (title: MessageId): HeaderRule => ({ kind: "usual", title });

/** Which screen each page shows. Layout parts (bars, footers) follow `packages/rules/src/site/layout.ts`. */
export const routeTable: readonly RouteRow[] = [
  { page: "home", screen: "site/home", header: titled("shell.title.home"), phrases: "lobby" },

  { page: "login", screen: "accounts/login", header: own("shell.title.login"), phrases: "member" },
  { page: "register", screen: "accounts/register", header: own("shell.title.register"), phrases: "member" },
  { page: "forget", screen: "accounts/forgot-password", header: titled("shell.title.forget"), phrases: "member" },
  {
    page: "changePassword",
    screen: "accounts/first-password-change",
    header: titled("shell.title.changePassword"),
    access: "member",
    phrases: "member",
  },
  { page: "userAgreement", screen: "accounts/user-agreement", header: titled("shell.title.userAgreement"), phrases: "member" },
  { page: "memberHome", screen: "accounts/member-centre", header: titled("shell.title.member"), access: "session", phrases: "member" },
  { page: "myAccount", screen: "accounts/my-account", header: titled("shell.title.myAccount"), access: "session", phrases: "member" },
  {
    page: "securityCentre",
    screen: "accounts/security-centre",
    header: titled("shell.title.security"),
    access: "member",
    phrases: "member",
  },
  {
    page: "securityEntry",
    screen: "accounts/security-entry",
    header: titled("shell.title.security"),
    access: "member",
    phrases: "member",
  },
  { page: "devices", screen: "accounts/devices", header: titled("shell.title.security"), access: "member", phrases: "member" },
  { page: "passkeys", screen: "accounts/passkeys", header: titled("shell.title.security"), access: "member", phrases: "member" },
  { page: "twoFactor", screen: "accounts/two-factor", header: titled("shell.title.security"), access: "member", phrases: "member" },
  { page: "safeguards", screen: "safeguards/safeguards", header: titled("shell.footer.limits"), access: "member", phrases: "member" },
  { page: "kyc", screen: "accounts/kyc", header: titled("kyc.title"), access: "member", phrases: "member" },
  { page: "freeTrial", screen: "accounts/free-trial", header: titled("shell.title.trial"), phrases: "member" },

  { page: "announcements", screen: "messages/announcements", header: titled("shell.title.announcements"), phrases: "member" },
  { page: "inbox", screen: "messages/inbox", header: titled("shell.title.inbox"), access: "member", phrases: "member" },
  { page: "service", screen: "site/service", header: titled("shell.title.service"), phrases: "member" },
  { page: "promotions", screen: "promotions/promotions", header: titled("shell.title.promotions"), phrases: "member" },
  { page: "vip", screen: "promotions/vip", header: titled("shell.title.vip"), phrases: "member" },

  { page: "gameCentre", screen: "games/game-centre", header: titled("shell.title.gameCentre"), phrases: "lobby" },
  { page: "sports", screen: "games/game-centre", header: titled("shell.title.gameCentre"), phrases: "lobby" },
  { page: "search", screen: "games/search", header: own("games.search"), phrases: "member" },
  { page: "gameList", screen: "games/game-list", header: own("shell.title.gameCentre"), phrases: "lobby" },
  { page: "slots", screen: "games/game-list", header: own("shell.category.RNG"), phrases: "lobby" },
  { page: "live", screen: "games/game-list", header: own("shell.category.LIVE"), phrases: "lobby" },
  { page: "fish", screen: "games/game-list", header: own("shell.category.FISH"), phrases: "lobby" },
  { page: "cards", screen: "games/game-list", header: own("shell.category.PVP"), phrases: "lobby" },
  { page: "lottery", screen: "lottery/lottery-centre", header: own("shell.category.LOTT"), phrases: "member" },
  { page: "startLottery", screen: "lottery/lottery-lobby", header: own("shell.category.LOTT"), phrases: "member" },
  { page: "game", screen: "games/play", header: own("shell.title.gameCentre"), phrases: "member" },
  { page: "launchGame", screen: "lottery/launch", header: own("shell.category.LOTT"), phrases: "member" },
  { page: "lotteryGame", screen: "lottery/betting", header: own("shell.category.LOTT"), phrases: "member" },

  { page: "deposit", screen: "cashier/deposit", header: titled("shell.title.deposit"), access: "cashier", phrases: "member" },
  { page: "withdraw", screen: "cashier/withdraw", header: titled("shell.title.withdraw"), access: "cashier", phrases: "member" },
  {
    page: "transactions",
    screen: "records/transactions",
    header: titled("shell.title.transactions"),
    access: "session",
    phrases: "member",
  },
  {
    page: "bettingRecord",
    screen: "records/betting-record",
    header: titled("shell.title.bettingRecord"),
    access: "session",
    phrases: "member",
  },
  {
    page: "profitAndLoss",
    screen: "records/profit-and-loss",
    header: titled("shell.title.profitAndLoss"),
    access: "member",
    phrases: "member",
  },
  {
    page: "rewardCentre",
    screen: "promotions/reward-centre",
    header: titled("shell.title.rewards"),
    access: "member",
    needs: "REWCEN3",
    phrases: "member",
  },
  { page: "mall", screen: "promotions/mall", header: titled("shell.title.mall"), access: "member", phrases: "member" },

  {
    page: "teamOverview",
    screen: "agents/team-overview",
    header: titled("shell.title.teamOverview"),
    access: "agent",
    phrases: "member",
  },
  {
    page: "agentRegister",
    screen: "agents/register-centre",
    header: titled("shell.title.agentRegister"),
    access: "agent",
    needs: "REGCEN",
    phrases: "member",
  },
  {
    page: "teamProfitAndLoss",
    screen: "agents/team-profit-and-loss",
    header: titled("shell.title.teamProfitAndLoss"),
    access: "agent",
    needs: "AGETEAMPNL3",
    phrases: "member",
  },
  {
    page: "teamMembers",
    screen: "agents/team-members",
    header: titled("shell.title.teamMembers"),
    access: "agent",
    needs: "DOWNMAN",
    phrases: "member",
  },
  {
    page: "teamBetting",
    screen: "agents/team-betting",
    header: titled("shell.title.teamBetting"),
    access: "agent",
    needs: "TEAMBETTING3",
    phrases: "member",
  },
  {
    page: "salaryContract",
    screen: "agents/salary-contract",
    header: titled("shell.title.salaryContract"),
    access: "agent",
    phrases: "member",
  },
  {
    page: "dividendContract",
    screen: "agents/dividend-contract",
    header: titled("shell.title.dividendContract"),
    access: "agent",
    phrases: "member",
  },
  {
    page: "hourContract",
    screen: "agents/hour-contract",
    header: titled("shell.title.hourContract"),
    access: "agent",
    phrases: "member",
  },
];

/** The row of a page. */
export function routeRowOf(page: PageName): RouteRow {
  const row = routeTable.find((candidate) => candidate.page === page);
  if (row === undefined) throw new Error(`The page "${page}" has no row in the route table.`);
  return row;
}
