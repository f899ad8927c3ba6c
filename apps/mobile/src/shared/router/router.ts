import type { AppHistory, AppLocation } from "./history.ts";
import { matchOf, type RouteMatch } from "./match.ts";

/** How a place was reached: `swipe` is a step back or forth by a finger across the screen, which the system has animated already. */
export type RouterAction = "push" | "replace" | "pop" | "swipe";

/** What the page shows now. */
export interface RouterState {
  readonly location: AppLocation;
  readonly match: RouteMatch;
  /** `pending`: the bars are the new page's already, its content is on its way. */
  readonly status: "ready" | "pending" | "failed";
  /** Why the content did not come, where it failed. */
  readonly failure: unknown;
  /** How this place was reached; undefined for the first. */
  readonly action: RouterAction | undefined;
}

export interface RouterParts {
  readonly history: AppHistory;
  /** Brings what the page needs: code, texts, data. Gives an address to go to instead where the page is not for this visitor. */
  readonly load: (match: RouteMatch, location: AppLocation, options: { readonly first: boolean }) => Promise<string | undefined>;
  /** Whether a finger has just swiped across the screen. */
  readonly swiped?: () => boolean;
  /** Brings a page's code ahead of a tap. */
  readonly preload: (match: RouteMatch) => void;
}

export interface Router {
  readonly state: () => RouterState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly navigate: (href: string, options?: { readonly replace?: boolean }) => Promise<void>;
  /** One step back; where there is nothing before, `otherwise` takes the place of this entry. */
  readonly back: (otherwise: string) => void;
  readonly preload: (href: string) => void;
  /** Loads the first page; it stays pending until then. */
  readonly loadFirst: () => Promise<void>;
  /** Tries the page again after a failure, or asks whether it is still for this visitor. */
  readonly reload: () => Promise<void>;
  /** Follows the browser's own steps back and forth. */
  readonly start: () => () => void;
}

/** The old page stays this long while the new one loads; then the new page's frame appears with a lantern, in ms. */
export const pendingAfterMs = 150;

/** The router of one page or one request. A newer navigation takes the place of an older one that still loads. */
export function makeRouter({ history, load, preload, swiped = () => false }: RouterParts): Router {
  const listeners = new Set<() => void>();
  let turn = 0;
  let state: RouterState = stateAt(undefined, "pending");

  function stateAt(action: RouterAction | undefined, status: RouterState["status"], failure?: unknown): RouterState {
    const location = history.location();
    return { location, match: matchOf(location), status, failure, action };
  }
  function show(next: RouterState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  /** Loads the place that the history shows now, and shows it. */
  async function arrive(action: RouterAction | undefined): Promise<void> {
    turn += 1;
    const mine = turn;
    const location = history.location();
    const timer = setTimeout(() => {
      if (mine === turn) show(stateAt(action, "pending"));
    }, pendingAfterMs);
    try {
      const elsewhere = await load(matchOf(location), location, { first: action === undefined });
      if (mine !== turn) return;
      if (elsewhere !== undefined) {
        history.replace(elsewhere);
        await arrive(action);
        return;
      }
      show(stateAt(action, "ready"));
    } catch (error) {
      if (mine === turn) show(stateAt(action, "failed", error));
    } finally {
      clearTimeout(timer);
    }
  }

  const router: Router = {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate: async (href, { replace = false } = {}) => {
      const { pathname, search, hash } = history.location();
      const same = href === pathname + search + hash;
      if (replace || same) history.replace(href);
      else history.push(href);
      await arrive(replace || same ? "replace" : "push");
    },
    back: (otherwise) => {
      if (history.location().index > 0) history.back();
      else void router.navigate(otherwise, { replace: true });
    },
    preload: (href) => preload(matchOf(new URL(href, "http://localhost"))),
    loadFirst: () => arrive(undefined),
    reload: () => arrive("replace"),
    start: () => history.onPop(() => void arrive(swiped() ? "swipe" : "pop")),
  };
  return router;
}
