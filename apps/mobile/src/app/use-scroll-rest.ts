import { useEffect, useState } from "react";

/** How far one has gone down the page before something may come to its side, in px. */
const beginsAtPx = 240;
/** How near the end of the page it leaves again, in px: the links of the foot are the page's own. */
const endsBeforePx = 320;
/** Steps of the finger that count as going one way, in px. */
const stepPx = 6;

/** True while the page stands between its head and its foot and is not being read downwards: at rest, or on the way back up. */
export function useScrollRest(): boolean {
  const [rest, setRest] = useState(false);
  useEffect(() => {
    let before = window.scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      const now = window.scrollY;
      const step = now - before;
      if (Math.abs(step) < stepPx) return;
      before = now;
      clearTimeout(timer);
      const between = now > beginsAtPx && now < document.documentElement.scrollHeight - window.innerHeight - endsBeforePx;
      setRest(step < 0 && between);
      if (between) timer = setTimeout(() => setRest(true), 700);
    };
    addEventListener("scroll", follow, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("scroll", follow);
    };
  }, []);
  return rest;
}
