import { useEffect, useState } from "react";

/**
 * Full screen for the whole page, so that what must be answered still lies over the game; undefined where the browser has none (phones of
 * Apple). It is left with the page.
 */
export function useFullScreen(): { readonly on: boolean; readonly toggle: () => void } | undefined {
  const [possible, setPossible] = useState(false);
  const [on, setOn] = useState(false);
  useEffect(() => {
    setPossible(document.fullscreenEnabled);
    const follow = () => setOn(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", follow);
    return () => {
      document.removeEventListener("fullscreenchange", follow);
      if (document.fullscreenElement !== null) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);
  if (!possible) return undefined;
  const toggle = () => {
    // A browser may refuse it, and the game goes on as it was.
    const change = document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen();
    change.catch(() => undefined);
  };
  return { on, toggle };
}
