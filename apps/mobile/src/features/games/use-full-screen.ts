import { useEffect, useState, type RefObject } from "react";

/** Full screen for an element; undefined where the browser has none (phones of Apple). */
export function useFullScreen(element: RefObject<HTMLElement | null>): { readonly on: boolean; readonly toggle: () => void } | undefined {
  const [possible, setPossible] = useState(false);
  const [on, setOn] = useState(false);
  useEffect(() => {
    setPossible(document.fullscreenEnabled);
    const follow = () => setOn(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, []);
  if (!possible) return undefined;
  const toggle = () => {
    // A browser may refuse it, and the game goes on as it was.
    const change = document.fullscreenElement === null ? element.current?.requestFullscreen() : document.exitFullscreen();
    change?.catch(() => undefined);
  };
  return { on, toggle };
}
