import { getHome } from "@lantern/contract/games/get-home.ts";
import { getSystemStatus } from "@lantern/contract/site/get-system-status.ts";
import { createRootRouteWithContext, createRoute, createRouter, redirect, type AnyRouter } from "@tanstack/react-router";
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query";
import { hrefs, pages, type PagePath } from "../paths.ts";
import type { AppServices } from "../shared/page/app-services.tsx";
import { callQuery } from "../shared/wire/use-call.ts";
import { AppFrame } from "./app-frame.tsx";
import { ensurePhrases } from "./phrases.ts";
import { RouteFailed } from "./route-failed.tsx";
import { RouteLoading } from "./route-loading.tsx";
import { RoutePage } from "./route-page.tsx";
import { routeRowOf, routeTable, type RouteRow } from "./route-table.ts";
import { loadScreen } from "./screens.ts";

interface RouterContext {
  readonly services: AppServices;
}

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: AppFrame,
  // What the frame itself shows; a page is rendered also where it did not come.
  loader: async ({ context: { services } }) => {
    const { queryClient, wire } = services;
    await Promise.all([queryClient.prefetchQuery(callQuery(wire, getSystemStatus)), queryClient.prefetchQuery(callQuery(wire, getHome))]);
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** One route for a path of a row: it loads the screen, its texts and its data together. */
function routeFor(row: RouteRow, path: string) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { page: row.page },
    validateSearch: (search: Record<string, unknown>) => textQuery(search),
    loaderDeps: ({ search }) => search,
    beforeLoad: ({ context, location }) => {
      // The server shows everyone the visitor's view of public pages; whether a session exists only the browser knows.
      if (row.sessionNeeded === true && !import.meta.env.SSR && context.services.session.current() === undefined) {
        throw redirect({ href: hrefs.login({ from: location.href }), replace: true });
      }
    },
    loader: async ({ context: { services }, deps, params }) => {
      const [screen] = await Promise.all([loadScreen(row.screen), ensurePhrases(services, row.phrases)]);
      if (row.sessionNeeded === true && import.meta.env.SSR) return;
      await screen.load?.({ queryClient: services.queryClient, wire: services.wire, params: params as Record<string, string>, query: deps });
    },
    component: () => <RoutePage row={row} />,
    pendingComponent: RouteLoading,
    errorComponent: RouteFailed,
  });
}

function textQuery(search: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(search).flatMap(([name, value]) => (value === undefined || value === null || typeof value === "object" ? [] : [[name, String(value as string | number | boolean)]])));
}

/** Query values stay texts: codes such as `001` must not become numbers. */
function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const text = new URLSearchParams(textQuery(search)).toString();
  return text === "" ? "" : `?${text}`;
}

/** The router of one page or one request. Every path of the table and its aliases; any other shows home (specification 2.1.2). */
export function makeRouter(services: AppServices, options: { readonly nonce?: string } = {}): AnyRouter {
  const routes = routeTable.flatMap((row) => {
    const { path, aliases }: PagePath = pages[row.page];
    return [path, ...aliases].map((each) => routeFor(row, each));
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([...routes, routeFor(routeRowOf("home"), "$")]),
    context: { services },
    parseSearch,
    stringifySearch,
    trailingSlash: "preserve",
    scrollRestoration: true,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    ...(options.nonce === undefined ? {} : { ssr: { nonce: options.nonce } }),
  });
  setupRouterSsrQueryIntegration({ router, queryClient: services.queryClient });
  return router;
}
