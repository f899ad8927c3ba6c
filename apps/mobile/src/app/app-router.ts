import { getHome } from "@lantern/contract/games/get-home.ts";
import { getSystemStatus } from "@lantern/contract/site/get-system-status.ts";
import { statusPage } from "@lantern/rules/site/status.ts";
import { hrefs, type PageName } from "../paths.ts";
import type { AppServices } from "../shared/page/app-services.tsx";
import type { SystemStatus } from "../shared/page/use-site.ts";
import type { AppHistory, AppLocation } from "../shared/router/history.ts";
import type { RouteMatch } from "../shared/router/match.ts";
import { makeRouter, type Router } from "../shared/router/router.ts";
import { callKey, callQuery } from "../shared/wire/use-call.ts";
import { ensurePhrases } from "./phrases.ts";
import { pageAdmission, screenFor } from "./page-admission.ts";
import { routeRowOf } from "./route-table.ts";
import { houseClosedScreen, loadScreen } from "./screens.ts";

/** The app's router: each page loads its code, its texts and its data together. */
export function makeAppRouter(
  services: AppServices,
  history: AppHistory,
  { swiped = () => false }: { readonly swiped?: () => boolean } = {},
): Router {
  const shownBefore = new Set<string>();
  return makeRouter({
    history,
    swiped,
    // The first HTML is the same for everyone, so nobody is sent elsewhere before it has come to life.
    load: async (match, location, { first }) => {
      const elsewhere = first ? undefined : (loginInstead(services, match, location) ?? newPasswordInstead(services, match));
      if (elsewhere !== undefined) return elsewhere;
      const place = location.pathname + location.search;
      // It must also find the very answers that it was made from: what is old in them is read anew once it is alive.
      if (first && !import.meta.env.SSR) await loadCode(services, match.page);
      else await loadPage(services, match, { shownBefore: shownBefore.has(place) });
      shownBefore.add(place);
      return undefined;
    },
    preload: (match) => {
      // What cannot be had ahead of the tap is asked for again with it.
      void loadCode(services, match.page).catch(() => undefined);
    },
  });
}

/** The login page for visitors of a page that needs a session (specification 6.2.2). */
function loginInstead({ session }: AppServices, match: RouteMatch, { pathname, search }: AppLocation): string | undefined {
  if (pageAdmission(match.page, session.current()?.type, undefined) !== "not_logged_in") return undefined;
  return hrefs.login({ from: pathname + search });
}

/** Open to a member whose password somebody else chose: where it is changed, and what he may want to read before. */
const openBeforeOwnPassword: ReadonlySet<PageName> = new Set(["changePassword", "login", "userAgreement", "service"]);

/** The page where a first password is changed, for a member who has not changed it yet: nothing else opens before. */
function newPasswordInstead({ session }: AppServices, { page }: RouteMatch): string | undefined {
  return session.current()?.firstTimeLogin === true && !openBeforeOwnPassword.has(page) ? hrefs.page("changePassword") : undefined;
}

/** A page's code and texts. */
async function loadCode(services: AppServices, page: PageName): Promise<void> {
  const row = routeRowOf(page);
  await Promise.all([loadScreen(row.screen), ensurePhrases(services, row.phrases)]);
}

/**
 * Brings a page's code, texts and data. A page that was open before in this visit waits for nothing but microtasks, so that it is there in
 * the tap's own task: it shows the data that it had, and what is old by now is read anew behind.
 */
async function loadPage(
  services: AppServices,
  { page, params, query }: RouteMatch,
  { shownBefore }: { readonly shownBefore: boolean },
): Promise<void> {
  const { queryClient, wire, facts, session } = services;
  const row = routeRowOf(page);
  const code = loadCode(services, page);
  const statusKey = callKey(getSystemStatus);
  const known = queryClient.getQueryData(statusKey);
  // What the frame shows; a page is shown also where this does not come.
  const frame = Promise.all([
    queryClient.prefetchQuery(callQuery(wire, getSystemStatus)),
    queryClient.prefetchQuery(callQuery(wire, getHome)),
  ]);
  await code;
  // What is known of the house serves until it has been read anew.
  if (known === undefined) await frame;
  const status = queryClient.getQueryData<SystemStatus>(statusKey);
  if (status !== undefined && statusPage(status) !== "open") await loadScreen(houseClosedScreen);
  if (row.access !== undefined && import.meta.env.SSR) return;
  // Whether the page is for who is here is known only now: the merchant's switches have a say in it.
  const screen = await loadScreen(screenFor(page, session.current()?.type, status));
  const data = screen.load?.({ queryClient, wire, facts, page, params, query });
  // What could not be read anew stays as it was.
  if (shownBefore) data?.catch(() => undefined);
  else await data;
}
