import { pages, type PageName } from "@lantern/mobile/paths.ts";

/** The address of a page with what it needs to show something; `htmlLang` as the page's root names its language. */
export function addressOf(page: PageName, htmlLang: string): string {
  if (page === "lotteryGame") return `/m/lotto-h5/${htmlLang}/trad/games/1?prize_mode=Lott`;
  if (page === "game") return `${pages.game.path}?vendor=GNAGA&gameId=GN-TIGER&gameCategory=RNG`;
  if (page === "securityEntry") return "/m/securityCenter/paymentPassword";
  return pages[page].path;
}
