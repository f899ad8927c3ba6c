import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { ContinuePlaying } from "../features/games/continue-playing.tsx";
import { HotMatches } from "../features/games/hot-matches.tsx";
import { LiveWins } from "../features/site/live-wins.tsx";
import { useMemberPhrases } from "./use-member-phrases.ts";

/** Home's parts that come after its first paint, in the places that it keeps free for them (specification 2.25). */
export function HomeLate() {
  const recent = useLatePlace("recent");
  const matches = useLatePlace("matches");
  const wins = useLatePlace("wins");
  const worded = useMemberPhrases(true);
  if (!worded) return null;
  return (
    <>
      {recent !== null && createPortal(<ContinuePlaying onNone={() => free(recent)} />, recent)}
      <LiveWins section={wins} />
      {matches !== null && createPortal(<HotMatches place={matches} />, matches)}
    </>
  );
}

/** A place of the page, which may be rendered later than this, and again. */
function useLatePlace(name: string): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const look = () => setPlace(document.querySelector<HTMLElement>(`[data-late="${name}"]`));
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [name]);
  return place;
}

/** Keeps a place free no longer. */
function free(place: HTMLElement): void {
  place.style.removeProperty("min-height");
}
