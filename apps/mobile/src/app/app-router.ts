import { getHome } from "@lantern/contract/games/get-home.ts";
import { getSystemStatus } from "@lantern/contract/site/get-system-status.ts";
import { hrefs, type PageName } from "../paths.ts";
import type { AppServices } from "../shared/page/app-services.tsx";
import type { Screen } from "../shared/page/screen.ts";
import type { AppHistory, AppLocation } from "../shared/router/history.ts";
import type { RouteMatch } from "../shared/router/match.ts";
import { makeRouter, type Router } from "../shared/router/router.ts";
import { callQuery } from "../shared/wire/use-call.ts";
import { ensurePhrases } from "./phrases.ts";
import { routeRowOf } from "./route-table.ts";
import { loadScreen } from "./screens.ts";

/** The app's router: each page loads its code, its texts and its data together. */
export function makeAppRouter(
  services: AppServices,
  history: AppHistory,
  { swiped = () => false }: { readonly swiped?: () => boolean } = {},
): Router {
  return makeRouter({
    history,
    swiped,
    // The first HTML is the same for everyone, so nobody is sent elsewhere before it has come to life.
    load: async (match, location, { first }) => {
      const elsewhere = first ? undefined : (loginInstead(services, match, location) ?? newPasswordInstead(services, match));
      if (elsewhere !== undefined) return elsewhere;
      // It must also find the very answers that it was made from: what is old in them is read anew once it is alive.
      if (first && !import.meta.env.SSR) await loadCode(services, match.page);
      else await loadPage(services, match);
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
  if (routeRowOf(match.page).sessionNeeded !== true || session.current() !== undefined) return undefined;
  return hrefs.login({ from: pathname + search });
}

/** Open to a member whose password somebody else chose: where it is changed, and what he may want to read before. */
const openBeforeOwnPassword: ReadonlySet<PageName> = new Set(["changePassword", "login", "userAgreement", "service"]);

/** The page where a first password is changed, for a member who has not changed it yet: nothing else opens before. */
function newPasswordInstead({ session }: AppServices, { page }: RouteMatch): string | undefined {
  return session.current()?.firstTimeLogin === true && !openBeforeOwnPassword.has(page) ? hrefs.page("changePassword") : undefined;
}

/** A page's code and texts. */
async function loadCode(services: AppServices, page: PageName): Promise<Screen> {
  const row = routeRowOf(page);
  const [screen] = await Promise.all([loadScreen(row.screen), ensurePhrases(services, row.phrases)]);
  return screen;
}

async function loadPage(services: AppServices, { page, params, query }: RouteMatch): Promise<void> {
  const { queryClient, wire, facts } = services;
  const row = routeRowOf(page);
  const [screen] = await Promise.all([
    loadCode(services, page),
    // What the frame shows; a page is shown also where this does not come.
    queryClient.prefetchQuery(callQuery(wire, getSystemStatus)),
    queryClient.prefetchQuery(callQuery(wire, getHome)),
  ]);
  if (row.sessionNeeded === true && import.meta.env.SSR) return;
  await screen.load?.({ queryClient, wire, facts, page, params, query });
}
