/** A place in the browser's history. */
export interface AppLocation {
  readonly pathname: string;
  /** With its question mark; empty where there is none. */
  readonly search: string;
  readonly hash: string;
  /** Names this entry of the history, for its scroll position. */
  readonly key: string;
  /** How many entries of this app lie before it. */
  readonly index: number;
}

export interface AppHistory {
  readonly location: () => AppLocation;
  readonly push: (href: string) => void;
  readonly replace: (href: string) => void;
  readonly back: () => void;
  /** Tells of steps back and forth, which the browser has already made. */
  readonly onPop: (listener: () => void) => () => void;
}

interface EntryState {
  readonly key: string;
  readonly index: number;
}

let lastKey = 0;

function newKey(): string {
  lastKey += 1;
  return `${Date.now().toString(36)}${lastKey.toString(36)}`;
}

/** The browser's history. Each entry carries its key and its depth, so that “back” knows whether there is somewhere to go. */
export function browserHistory(view: Window): AppHistory {
  const stateNow = (): EntryState => {
    const { state } = view.history as { readonly state: Partial<EntryState> | null };
    return { key: state?.key ?? "first", index: state?.index ?? 0 };
  };
  const write = (method: "pushState" | "replaceState", href: string, index: number) =>
    view.history[method]({ key: newKey(), index } satisfies EntryState, "", href);
  return {
    location: () => ({ pathname: view.location.pathname, search: view.location.search, hash: view.location.hash, ...stateNow() }),
    push: (href) => write("pushState", href, stateNow().index + 1),
    replace: (href) => write("replaceState", href, stateNow().index),
    back: () => view.history.back(),
    onPop: (listener) => {
      view.addEventListener("popstate", listener);
      return () => view.removeEventListener("popstate", listener);
    },
  };
}

/** A history of one place after another in memory: the server's, and tests'. */
export function memoryHistory(first: string): AppHistory {
  const entries = [locationOf(first, 0)];
  const listeners = new Set<() => void>();
  let at = 0;
  const current = (): AppLocation => entries[at] ?? locationOf("/", 0);
  return {
    location: current,
    push: (href) => {
      entries.splice(at + 1, entries.length, locationOf(href, current().index + 1));
      at += 1;
    },
    replace: (href) => {
      entries[at] = locationOf(href, current().index);
    },
    back: () => {
      at = Math.max(0, at - 1);
      for (const listener of listeners) listener();
    },
    onPop: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function locationOf(href: string, index: number): AppLocation {
  const { pathname, search, hash } = new URL(href, "http://localhost");
  return { pathname, search, hash, key: newKey(), index };
}
