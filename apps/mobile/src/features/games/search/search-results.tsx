import { InfiniteList } from "@lantern/ui/components/infinite-list.tsx";
import { useEffect } from "react";
import { useText } from "../../../shared/text/text.tsx";
import { groupOrder, type Found, type SearchGroup, type SearchHit, type SearchLine } from "./search-hits.ts";
import { FoldedLine } from "./folded-line.tsx";
import { resultsId } from "./search-field.tsx";
import { HitLine } from "./hit-line.tsx";
import { HitSkeletons } from "./hit-skeletons.tsx";
import type { RestOfGames } from "./use-search.ts";

export interface SearchResultsProps {
  readonly found: Found;
  readonly lines: readonly SearchLine[];
  readonly active: number;
  /** Found for something typed before: new answers are on their way. */
  readonly stale: boolean;
  readonly rest: RestOfGames;
  readonly onOpen: (hit: SearchHit) => void;
  readonly onUnfold: (group: SearchGroup) => void;
}

/** What was found, by kind, each line a tap away. The games, which are last, grow when their end comes near. */
export function SearchResults({ found, lines, active, stale, rest, onOpen, onUnfold }: SearchResultsProps) {
  const t = useText();
  const activeId = lines[active]?.id;
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  return (
    <InfiniteList
      hasMore={rest.hasMore && !stale}
      loading={rest.fetching && rest.hasMore}
      failed={rest.failed}
      onMore={rest.ask}
      loadingView={<HitSkeletons count={3} />}
      failedText={t("games.more.failed")}
      retryLabel={t("shell.retry")}
    >
      <div id={resultsId} role="listbox" aria-label={t("search.results")} className="search-results" aria-busy={stale}>
        {groupOrder.map((group) => {
          const own = lines.filter((line) => (line.kind === "folded" ? line.group : line.kind) === group);
          if (own.length === 0) return null;
          const { count, more } = found[group];
          return (
            <div key={group} role="group" aria-labelledby={`search-${group}`}>
              <h2 id={`search-${group}`} className="search-group text-label">
                {t(`search.group.${group}`)}
                <span className="search-count">{more ? t("search.moreThan", { count }) : count}</span>
              </h2>
              {own.map((line) =>
                line.kind === "folded" ? (
                  <FoldedLine key={line.id} id={line.id} active={line.id === activeId} onUnfold={() => onUnfold(line.group)} />
                ) : (
                  <HitLine key={line.id} hit={line} active={line.id === activeId} onOpen={() => onOpen(line)} />
                ),
              )}
            </div>
          );
        })}
      </div>
    </InfiniteList>
  );
}
