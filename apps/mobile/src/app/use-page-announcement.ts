import { useEffect } from "react";
import { afterPaint } from "../shared/page/after-paint.ts";
import { useServices } from "../shared/page/app-services.tsx";
import { useRouterState } from "../shared/router/router-context.tsx";
import { useText } from "../shared/text/text.tsx";
import { routeRowOf } from "./route-table.ts";

/** Names the page in the browser's title, and moves the focus to its content after a step forward, so that screen readers begin there. */
export function usePageAnnouncement(): void {
  const t = useText();
  const { facts } = useServices();
  const { match, location, action, status } = useRouterState();
  const { title } = routeRowOf(match.page).header;
  const named = match.page === "home" ? facts.merchantName : t("shell.pageTitle", { title: t(title), name: facts.merchantName });
  useEffect(
    () =>
      afterPaint(() => {
        document.title = named;
      }),
    [named],
  );
  const { pathname } = location;
  const arrived = status === "ready" && action === "push" ? pathname : undefined;
  useEffect(() => {
    if (arrived === undefined) return undefined;
    return afterPaint(() => document.getElementById("content")?.focus({ preventScroll: true }));
  }, [arrived]);
}
