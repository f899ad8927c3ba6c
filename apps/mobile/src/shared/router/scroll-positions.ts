import { useEffect, useLayoutEffect } from "react";
import { sessionKeyStore } from "../session/local-keys.ts";
import { useRouterState } from "./router-context.tsx";

const prefix = "scroll:";

/** Keeps where each entry of the history was scrolled to: steps back and forth return there, a new page begins at its top. */
export function useScrollPositions(): void {
  const { location, action, status } = useRouterState();
  const { key, pathname } = location;

  useEffect(() => {
    history.scrollRestoration = "manual";
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      timer = undefined;
      sessionKeyStore.set(prefix + key, String(Math.round(scrollY)));
    };
    const onScroll = () => {
      timer ??= setTimeout(keep, 100);
    };
    addEventListener("scroll", onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("scroll", onScroll);
    };
  }, [key]);

  // On the server there is nothing to scroll, and layout effects do not run.
  const useAfterLayout = typeof document === "undefined" ? useEffect : useLayoutEffect;
  useAfterLayout(() => {
    if (status !== "ready") return;
    if (action === "push") scrollTo(0, 0);
    else if (action === "pop" || action === undefined) {
      const kept = sessionKeyStore.get(prefix + key);
      if (kept !== null || action === "pop") scrollTo(0, Number(kept ?? 0));
    }
    // A query that changes on the same page leaves the reader where he is.
  }, [pathname, status]);
}
