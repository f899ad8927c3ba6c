import { Chip } from "@lantern/ui/components/chip.tsx";
import { SectionHeader } from "@lantern/ui/components/section-header.tsx";
import { useEffect, useState } from "react";
import { useText } from "../../../shared/text/text.tsx";
import { HotSuggestions } from "./hot-suggestions.tsx";
import { forgetSearches, recentSearches } from "./recent-searches.ts";
import type { FoundGame } from "./search-hits.ts";

export interface BeforeTypingProps {
  readonly onAgain: (text: string) => void;
  readonly onStart: (game: FoundGame) => void;
}

/** Where to begin: what was searched for on this device, and what is hot. */
export function BeforeTyping({ onAgain, onStart }: BeforeTypingProps) {
  const t = useText();
  const [recent, setRecent] = useState<readonly string[]>([]);
  // The first HTML knows nothing of this device.
  useEffect(() => setRecent(recentSearches()), []);
  return (
    <>
      {recent.length > 0 && (
        <section aria-labelledby="search-recent" className="pt-2">
          <div className="flex items-center pe-2">
            <div className="min-w-0 flex-1">
              <SectionHeader id="search-recent" title={t("search.recent")} />
            </div>
            <button
              type="button"
              className="pressable text-label min-h-11 px-3 text-paper-2"
              onClick={() => {
                forgetSearches();
                setRecent([]);
              }}
            >
              {t("search.recent.clear")}
            </button>
          </div>
          <ul className="search-recent">
            {recent.map((text) => (
              <li key={text}>
                <Chip onClick={() => onAgain(text)}>{text}</Chip>
              </li>
            ))}
          </ul>
        </section>
      )}
      <HotSuggestions onStart={onStart} />
    </>
  );
}
