import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { sessionKeyStore } from "../session/local-keys.ts";
import { useRouterState } from "./router-context.tsx";

const prefix = "scroll:";

/** Keeps where each entry of the history was scrolled to: steps back and forth return there, a new page begins at its top. */
export function useScrollPositions(): void {
  const { location, action, status } = useRouterState();
  const { key, pathname, search } = location;
  // The first entry of every document has the same key: its address tells them apart.
  const place = `${prefix}${key} ${pathname}${search}`;

  useEffect(() => {
    history.scrollRestoration = "manual";
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      timer = undefined;
      sessionKeyStore.set(place, String(Math.round(scrollY)));
    };
    const onScroll = () => {
      timer ??= setTimeout(keep, 100);
    };
    addEventListener("scroll", onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("scroll", onScroll);
    };
  }, [place]);

  const settle = useEffectEvent((shown: { readonly pathname: string; readonly status: string }) => {
    if (shown.status !== "ready") return;
    if (action === "push") scrollTo(0, 0);
    else if (action !== "replace") {
      const kept = sessionKeyStore.get(place);
      if (kept !== null || action !== undefined) scrollTo(0, Number(kept ?? 0));
    }
  });
  // A query that changes on the same page leaves the reader where he is.
  useLayoutEffect(() => settle({ pathname, status }), [pathname, status]);
}
