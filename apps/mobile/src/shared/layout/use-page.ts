import { useRouterState } from "@tanstack/react-router";
import { pageOfPath, type PageName } from "../../paths.ts";

/** The page that the address bar shows. */
export function usePage(): PageName {
  return useRouterState({ select: (state) => pageOfPath(state.location.pathname) });
}

/** One value of the address bar's query. */
export function useQueryValue(name: string): string | undefined {
  return useRouterState({
    select: (state) => {
      const value = (state.location.search as Record<string, unknown>)[name];
      return typeof value === "string" ? value : undefined;
    },
  });
}
