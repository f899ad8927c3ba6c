import { useEffect, useRef, useState } from "react";

/** Whether nothing that can be seen moves when the height of a place changes: it begins below the screen. */
export function isBelowScreen(place: Pick<HTMLElement, "getBoundingClientRect">): boolean {
  return place.getBoundingClientRect().top >= innerHeight;
}

/**
 * Whether a part of a page has room in its place. The room that the page keeps for it stays while the place can be seen, and one that has
 * none gets none: what is under the reader's finger does not move. Both change as soon as the place is below the screen, or with the next
 * visit. Only the first answer gives the room back at once where there is nothing: it comes with the page.
 *
 * @param wanted whether the part has something to show; undefined until that is known.
 */
export function useKeptRoom(place: HTMLElement, wanted: boolean | undefined): boolean {
  const [hasRoom, setHasRoom] = useState(() => place.style.minHeight !== "" && Number.parseFloat(place.style.minHeight) > 0);
  const isAnswered = useRef(false);
  const next = wanted ?? hasRoom;
  useEffect(() => {
    const isFirst = !isAnswered.current;
    isAnswered.current ||= wanted !== undefined;
    if (next === hasRoom) return undefined;
    const change = () => {
      if (!isBelowScreen(place) && !(isFirst && !next)) return;
      if (!next) place.style.removeProperty("min-height");
      setHasRoom(next);
    };
    change();
    addEventListener("scroll", change, { passive: true });
    addEventListener("resize", change);
    return () => {
      removeEventListener("scroll", change);
      removeEventListener("resize", change);
    };
  }, [place, wanted, next, hasRoom]);
  return hasRoom;
}
