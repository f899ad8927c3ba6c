import type { PageName } from "../paths.ts";

/** The themes of the design system by name (`packages/ui/src/tokens/themes`, and the usual one). */
export const themes = ["lantern", "jade"] as const;

/**
 * The theme of a page: the merchant's, or, on the embedded lottery page, the one that its `css` query names (specification 2.7). A name
 * that is not on the list, an address above all, changes nothing.
 */
export function themeOf(merchantTheme: string, page: PageName, query: URLSearchParams): string {
  const asked = page === "lotteryGame" ? themes.find((theme) => theme === query.get("css")) : undefined;
  return asked ?? themes.find((theme) => theme === merchantTheme) ?? themes[0];
}
