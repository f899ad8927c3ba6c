import { createContext, use, useSyncExternalStore, type ReactNode } from "react";
import type { Router, RouterState } from "./router.ts";

const RouterContext = createContext<Router | undefined>(undefined);

export function RouterProvider({ router, children }: { readonly router: Router; readonly children: ReactNode }) {
  return <RouterContext value={router}>{children}</RouterContext>;
}

export function useRouter(): Router {
  const router = use(RouterContext);
  if (router === undefined) throw new Error("There is no RouterProvider around this.");
  return router;
}

/** What the page shows now. */
export function useRouterState(): RouterState {
  const router = useRouter();
  return useSyncExternalStore(router.subscribe, router.state, router.state);
}
