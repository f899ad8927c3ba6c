import type { PageName } from "../../paths.ts";
import { useRouterState } from "../router/router-context.tsx";

/** The page that the address bar shows. */
export function usePage(): PageName {
  return useRouterState().match.page;
}

/** One value of the address bar's query. */
export function useQueryValue(name: string): string | undefined {
  return useRouterState().match.query[name];
}

/** One `$name` of the address bar's path. */
export function usePathValue(name: string): string | undefined {
  return useRouterState().match.params[name];
}
