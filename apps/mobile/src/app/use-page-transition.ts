import { useEffect, useRef } from "react";
import { useRouterState } from "../shared/router/router-context.tsx";
import { watchBackSwipe } from "./back-swipe.ts";

/** `fade`: 300 ms (specification 2.53, 9.4.6). `none`: after a swipe back the system has moved the page already, and on the first page. */
export function usePageTransition(): "fade" | "none" {
  const { action, location } = useRouterState();
  const swipe = useRef<ReturnType<typeof watchBackSwipe>>(undefined);
  const decided = useRef<{ readonly key: string; readonly transition: "fade" | "none" }>(undefined);
  useEffect(() => {
    swipe.current = watchBackSwipe(document);
    return () => swipe.current?.stop();
  }, []);
  // One answer for each place: it must not change while the animation runs.
  if (decided.current?.key !== location.key) {
    const still = action === undefined || (action === "pop" && swipe.current?.happened() === true);
    decided.current = { key: location.key, transition: still ? "none" : "fade" };
  }
  return decided.current.transition;
}
