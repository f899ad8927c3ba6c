import type { PageName } from "../paths.ts";
import { isTheme, usualTheme } from "./themes.ts";

/**
 * The theme of a page: the merchant's, or, on the embedded lottery page, the one that its `css` query names (specification 2.7). A name
 * that is not of a theme, an address above all, changes nothing.
 */
export function themeOf(merchantTheme: string, page: PageName, query: URLSearchParams): string {
  const asked = page === "lotteryGame" ? query.get("css") : null;
  if (isTheme(asked)) return asked;
  return isTheme(merchantTheme) ? merchantTheme : usualTheme;
}
