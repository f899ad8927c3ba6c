import { pageOfPath, pages, type PageName } from "../../paths.ts";
import type { AppLocation } from "./history.ts";

/** What an address shows. */
export interface RouteMatch {
  readonly page: PageName;
  /** Values of the path's `$names`. */
  readonly params: Readonly<Record<string, string>>;
  /** The query's values as text; of a repeated name the last. */
  readonly query: Readonly<Record<string, string>>;
}

/** Reads an address; any path that is no page's is home's (specification 2.1.2). */
export function matchOf({ pathname, search }: Pick<AppLocation, "pathname" | "search">): RouteMatch {
  const page = pageOfPath(pathname);
  return { page, params: paramsOf(pages[page].path, pathname), query: Object.fromEntries(new URLSearchParams(search)) };
}

function paramsOf(pattern: string, pathname: string): Record<string, string> {
  const values = pathname.split("/");
  const named = pattern.split("/").flatMap((part, index): [string, string][] => {
    const value = values[index];
    return part.startsWith("$") && value !== undefined ? [[part.slice(1), decoded(value)]] : [];
  });
  return Object.fromEntries(named);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
