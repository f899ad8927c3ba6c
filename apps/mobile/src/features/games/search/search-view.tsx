import { BackButton } from "../../../shared/layout/top-bar.tsx";
import { LoadFailed } from "../../../shared/page/load-failed.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { BeforeTyping } from "./before-typing.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { SearchField } from "./search-field.tsx";
import { SearchResults } from "./search-results.tsx";
import { PlayQuestion } from "./play-question.tsx";
import { useOpenHit } from "./use-open-hit.ts";
import { useSearch } from "./use-search.ts";

/** The field in the bar, and below it what was found, or where to begin. The keyboard walks through the results from the field. */
export function SearchView() {
  const t = useText();
  const search = useSearch();
  const opening = useOpenHit(search.remember);
  const { found, typed, wanted } = search;
  const openActive = () => {
    const line = search.lines[search.active];
    if (line === undefined) return search.remember();
    if (line.kind === "folded") return search.unfold(line.group);
    opening.open(line);
  };
  return (
    <>
      <header className="top-bar">
        <div className="top-bar-row">
          <BackButton />
          <SearchField search={search} onOpen={openActive} />
        </div>
      </header>
      <p className="sr-only" role="status">
        {found === undefined || search.fetching
          ? ""
          : t(search.countMore ? "search.countAtLeast" : "search.count", { count: search.count })}
      </p>
      {wanted === "" && <BeforeTyping onAgain={search.type} onStart={opening.startGame} />}
      {wanted !== "" && search.failed && found === undefined && (
        <LoadFailed page title={t("search.failed")} pending={search.fetching} onRetry={search.retry} />
      )}
      {wanted !== "" && found !== undefined && search.lines.length > 0 && (
        <SearchResults
          found={found}
          lines={search.lines}
          active={search.active}
          stale={search.stale}
          rest={search.rest}
          onOpen={opening.open}
          onUnfold={search.unfold}
        />
      )}
      {wanted !== "" && found !== undefined && search.lines.length === 0 && !search.stale && (
        <NothingFound text={typed.trim()} onStart={opening.startGame} />
      )}
      {opening.asked !== undefined && (
        <PlayQuestion asked={opening.asked} onPlayNow={opening.playNow} onStart={opening.begin} onClose={opening.close} />
      )}
    </>
  );
}
