import { searchEverything } from "@lantern/contract/records/search-everything.ts";
import { useEffect, useMemo, useState } from "react";
import { hrefs } from "../../../paths.ts";
import { useQueryValue } from "../../../shared/layout/use-page.ts";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useCall } from "../../../shared/wire/use-call.ts";
import { hitsOf, type Found, type SearchHit } from "./search-hits.ts";
import { rememberSearch } from "./recent-searches.ts";

/** Typing rests this long before it is searched for, in ms. */
const restMs = 180;

export interface Search {
  /** What stands in the field. */
  readonly typed: string;
  /** What is searched for: what was typed when it rested. */
  readonly wanted: string;
  readonly found: Found | undefined;
  /** Everything that was found, in the order in which it is shown. */
  readonly hits: readonly SearchHit[];
  readonly count: number;
  /** The hit that the keyboard is at; -1 while it is in the field. */
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
  const resting = typed.trim();
  useEffect(() => {
    if (resting === wanted) return undefined;
    const timer = setTimeout(
      () => {
        setWanted(resting);
        setActive(-1);
        navigate(searchHref(resting), { replace: true });
      },
      resting === "" ? 0 : restMs,
    );
    return () => clearTimeout(timer);
  }, [navigate, resting, wanted]);
  const answer = useCall(
    searchEverything,
    { query: { text: wanted } },
    { enabled: wanted !== "", staleTimeMs: 10_000, keepPrevious: true },
  );
  const found = wanted === "" ? undefined : answer.data;
  const hits = useMemo(() => (found === undefined ? [] : hitsOf(found)), [found]);
  const count = found === undefined ? 0 : found.games.count + found.vendors.count + found.lotteries.count + found.promotions.count;
  return {
    typed,
    wanted,
    found,
    hits,
    count,
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
