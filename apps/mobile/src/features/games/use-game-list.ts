import {
  openList,
  reduceList,
  type Filters,
  type FilterName,
  type ListAction,
  type ListState,
  type ListTab,
} from "@lantern/rules/games/list-state.ts";
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import type { GameItem } from "../../shared/games/game-href.ts";
import { rememberOffline, useRemembered } from "../../shared/offline/remembered.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { useRouterState } from "../../shared/router/router-context.tsx";
import { useSession } from "../../shared/session/use-session.ts";
import { useLanguage } from "../../shared/text/text.tsx";
import { messageOf } from "../../shared/wire/handle-refusal.ts";
import { RefusedError } from "../../shared/wire/outcome.ts";
import { askLogIn } from "./ask-log-in.ts";
import { keptLists } from "./kept-lists.ts";
import { gamesQuery, type GameTypeOrAll } from "./list-query.ts";
import { pageAtHand, pageFreshMs, readListPage, type ListPage } from "./read-list-page.ts";

export interface GameListOpening {
  /** Tells lists of one page apart. */
  readonly name: string;
  readonly gameType: GameTypeOrAll;
  readonly tab: ListTab;
  readonly filters?: Filters;
}

export interface GameList {
  readonly state: ListState<GameItem>;
  /** The page asked for last did not come. */
  readonly failed: boolean;
  /** When the items were true, ms; set only while the platform cannot be reached and the last known ones are shown. */
  readonly asOfMs: number | undefined;
  readonly switchTab: (tab: ListTab) => void;
  readonly applyFilters: (filters: Filters) => void;
  readonly removeChip: (filter: FilterName) => void;
  readonly clearFilters: () => void;
  readonly more: () => void;
  readonly refresh: () => Promise<void>;
  readonly unfavourited: (nodeId: string) => void;
}

type State = ListState<GameItem>;
type Action = ListAction<GameItem>;

/** Tabs that only a member has (specification 8.4.1). */
const memberTabs: ReadonlySet<ListTab> = new Set(["recent", "fav"]);

/** A list of games that lives by the rules' state machine (specification 4.4), with its pages read as they are asked for. */
export function useGameList({ name, gameType, tab, filters = {} }: GameListOpening): GameList {
  const services = useServices();
  const session = useSession();
  const language = useLanguage();
  const place = `${useRouterState().location.key} ${name}`;
  const offlineKey = `games:${gameType ?? "ALL"}`;
  const [state, dispatch] = useReducer<State, undefined, [Action]>(reduceList<GameItem>, undefined, () => keptLists.of(place) ?? opened());
  const [failedGeneration, setFailedGeneration] = useState<number>();
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);
  const plain = state.type === "all";
  const failed = failedGeneration === state.generation;
  const remembered = useRemembered<ListPage>(failed && plain && state.items.length === 0 ? offlineKey : undefined);
  const [asOfMs, setAsOfMs] = useState<number>();

  function opened(): State {
    const fresh = openList<GameItem>(tab, filters);
    const page = pageAtHand(services, { gameType, type: fresh.type, filters: fresh.filters });
    return page === undefined ? fresh : reduceList(fresh, { kind: "page_arrived", generation: fresh.generation, ...page });
  }

  const read = useCallback(
    async (page: number, how: { readonly fresh: boolean; readonly asked?: boolean }) => {
      const { type, filters: set, generation } = latest.current;
      setFailedGeneration(undefined);
      try {
        const arrived = await readListPage(services, { gameType, type, filters: set, page }, how);
        dispatch({ kind: "page_arrived", generation, ...arrived });
        setAsOfMs(undefined);
        if (type === "all" && page === 1) rememberOffline(offlineKey, arrived);
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        dispatch({ kind: "page_failed", generation });
        if (!how.fresh) setFailedGeneration(generation);
        else if (how.asked === true) services.toasts.show("error", messageOf(services, error.refused));
      }
    },
    [gameType, offlineKey, services],
  );
  const more = useCallback(() => {
    const { hasMore, pull, page } = latest.current;
    if (!hasMore || pull === "pulling") return;
    dispatch({ kind: "page_requested" });
    void read(page, { fresh: false });
  }, [read]);
  const refresh = useCallback(() => read(1, { fresh: true, asked: true }), [read]);
  const renew = useCallback(() => void read(1, { fresh: true }), [read]);

  // A list that has just begun asks for its first page.
  const { generation } = state;
  useEffect(() => {
    if (latest.current.generation === generation && latest.current.page === 1 && latest.current.pull === "before") more();
  }, [generation, more]);
  useEffect(() => keptLists.keep(place, state), [place, state]);

  // Another list than before begins at its top.
  const generationShown = useRef(generation);
  useLayoutEffect(() => {
    if (generationShown.current !== generation) scrollTo(0, 0);
    generationShown.current = generation;
  }, [generation]);

  // What came with the page itself is kept for the time without a connection too, if it is of now.
  useEffect(() => {
    const query = gamesQuery(services.wire, gameType, {}, 1);
    const atMs = services.queryClient.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0;
    if (latest.current.type !== "all" || atMs < Date.now() - pageFreshMs) return;
    rememberOffline(offlineKey, pageAtHand(services, { gameType, type: "all", filters: {} }));
  }, [gameType, offlineKey, services]);

  // What the platform offers differs by member, and its texts by language; what was kept of recents has grown since.
  const readFor = useRef({ userName: session?.userName, language });
  useEffect(() => {
    const before = readFor.current;
    readFor.current = { userName: session?.userName, language };
    if (before.userName !== session?.userName || before.language !== language) renew();
  }, [session?.userName, language, renew]);
  useEffect(() => {
    if (latest.current.type === "recent" && latest.current.items.length > 0) renew();
  }, [renew]);

  useEffect(() => {
    if (remembered === undefined) return;
    dispatch({ kind: "page_arrived", generation: latest.current.generation, ...remembered.value, totalPages: 1 });
    setFailedGeneration(undefined);
    setAsOfMs(remembered.atMs);
  }, [remembered]);

  const switchTab = useCallback(
    (next: ListTab) => {
      if (memberTabs.has(next) && services.session.current() === undefined) {
        askLogIn(services);
        return;
      }
      dispatch({ kind: "tab_switched", tab: next });
    },
    [services],
  );
  return {
    state,
    failed,
    asOfMs,
    switchTab,
    applyFilters: useCallback((set) => dispatch({ kind: "filters_applied", filters: set }), []),
    removeChip: useCallback((filter) => dispatch({ kind: "chip_removed", filter }), []),
    clearFilters: useCallback(() => dispatch({ kind: "filters_cleared" }), []),
    more,
    refresh,
    unfavourited: useCallback(
      (nodeId) => {
        dispatch({ kind: "unfavourited", nodeId });
        // The favourites behind it move up by one: the last page read has one more of them.
        if (latest.current.type === "fav" && latest.current.hasMore) void read(latest.current.page - 1, { fresh: true });
      },
      [read],
    ),
  };
}

/** The tab that burns: a filter narrows the list of all. */
export function tabOfType(type: State["type"]): ListTab {
  return type === "filter" ? "all" : type;
}
