import { searchEverything } from "@lantern/contract/records/search-everything.ts";
import { useCallback, useEffect, useMemo, useState } from "react";
import { hrefs } from "../../../paths.ts";
import { useQueryValue } from "../../../shared/layout/use-page.ts";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useCall } from "../../../shared/wire/use-call.ts";
import { groupOrder, linesOf, type Found, type SearchGroup, type SearchLine } from "./search-hits.ts";
import { rememberSearch } from "./recent-searches.ts";

/** Typing rests this long before it is searched for, in ms. */
const restMs = 180;
const staleTimeMs = 10_000;

export interface Search {
  /** What stands in the field. */
  readonly typed: string;
  /** What is searched for: what was typed when it rested. */
  readonly wanted: string;
  readonly found: Found | undefined;
  /** What was found, in the order in which it is shown. */
  readonly lines: readonly SearchLine[];
  readonly count: number;
  /** There may be more than were counted. */
  readonly countMore: boolean;
  readonly rest: RestOfGames;
  /** Shows all of a group. */
  readonly unfold: (group: SearchGroup) => void;
  /** The line that the keyboard is at; -1 while it is in the field. */
  readonly active: number;
  /** What is shown was found for something typed before. */
  readonly stale: boolean;
  readonly fetching: boolean;
  readonly failed: boolean;
  readonly type: (typed: string) => void;
  readonly moveTo: (active: number) => void;
  readonly retry: () => void;
  /** Keeps what is searched for among the recent searches. */
  readonly remember: () => void;
}

/** The games behind the first ones, which are asked for when the end of these comes near. */
export interface RestOfGames {
  readonly hasMore: boolean;
  readonly fetching: boolean;
  readonly failed: boolean;
  readonly ask: () => void;
}

/** The page of the search, with what it searches for at once. (Not among the other addresses: home's first load has no use for it.) */
function searchHref(text: string): string {
  const path = hrefs.page("search");
  return text === "" ? path : `${path}?${new URLSearchParams({ text }).toString()}`;
}

/** A search as one types. What was typed stands in the address, so that the way back from a game leads to what was found. */
export function useSearch(): Search {
  const { navigate } = useServices();
  const asked = useQueryValue("text") ?? "";
  const [typed, setTyped] = useState(asked);
  const [wanted, setWanted] = useState(asked.trim());
  const [active, setActive] = useState(-1);
  const [allWanted, setAllWanted] = useState<string>();
  const [unfolded, setUnfolded] = useState<readonly SearchGroup[]>([]);
  const resting = typed.trim();
  useEffect(() => {
    if (resting === wanted) return undefined;
    const timer = setTimeout(
      () => {
        setWanted(resting);
        setActive(-1);
        setUnfolded([]);
        navigate(searchHref(resting), { replace: true });
      },
      resting === "" ? 0 : restMs,
    );
    return () => clearTimeout(timer);
  }, [navigate, resting, wanted]);
  const answer = useCall(searchEverything, { query: { text: wanted } }, { enabled: wanted !== "", staleTimeMs, keepPrevious: true });
  const whole = useCall(
    searchEverything,
    { query: { text: wanted, all: true } },
    { enabled: wanted !== "" && allWanted === wanted, staleTimeMs },
  );
  // Who comes back from a game finds all that he had asked for.
  const found = wanted === "" ? undefined : (whole.data ?? answer.data);
  const lines = useMemo(() => (found === undefined ? [] : linesOf(found, unfolded)), [found, unfolded]);
  const groups = found === undefined ? [] : groupOrder.map((group) => found[group]);
  const { refetch } = whole;
  const ask = useCallback(() => {
    setAllWanted(wanted);
    if (allWanted === wanted) void refetch();
  }, [allWanted, refetch, wanted]);
  const hasMore =
    found !== undefined &&
    whole.data === undefined &&
    !answer.isPlaceholderData &&
    (found.games.more || found.games.count > found.games.hits.length);
  return {
    typed,
    wanted,
    found,
    lines,
    count: groups.reduce((sum, { count }) => sum + count, 0),
    countMore: groups.some(({ more }) => more),
    rest: { hasMore, fetching: whole.isFetching, failed: whole.isError && !whole.isFetching, ask },
    unfold: (group) => setUnfolded((before) => [...before, group]),
    active,
    stale: answer.isPlaceholderData || resting !== wanted,
    fetching: answer.isFetching,
    failed: answer.isError,
    type: setTyped,
    moveTo: setActive,
    retry: () => void answer.refetch(),
    remember: () => rememberSearch(wanted),
  };
}
