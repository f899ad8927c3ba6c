import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { HotSuggestions } from "./hot-suggestions.tsx";
import type { FoundGame } from "./search-hits.ts";

/** Nothing is called that: says so, and shows what is hot instead. */
export function NothingFound({ text, onStart }: { readonly text: string; readonly onStart: (game: FoundGame) => void }) {
  const t = useText();
  return (
    <>
      <EmptyState picture="search" title={t("search.none", { text })} note={t("search.none.note")} />
      <HotSuggestions onStart={onStart} />
    </>
  );
}
