import { barsOf } from "@lantern/rules/site/layout.ts";
import { useEffect } from "react";
import type { PageName } from "../paths.ts";
import { useServices } from "../shared/page/app-services.tsx";
import { useRouter, useRouterState } from "../shared/router/router-context.tsx";
import { useScrollPositions } from "../shared/router/scroll-positions.ts";
import { useText } from "../shared/text/text.tsx";
import { AppTopBar } from "./app-top-bar.tsx";
import { BottomMenu } from "./bottom-menu.tsx";
import { Footers } from "./footers.tsx";
import { LateParts } from "./late-parts.tsx";
import { OverlayHost } from "./overlay-host.tsx";
import { RouteContent } from "./route-content.tsx";
import { routeRowOf } from "./route-table.ts";
import { SecondaryBar } from "./secondary-bar.tsx";
import { StatusGate } from "./status-gate.tsx";
import { ToastHost } from "./toast-host.tsx";
import { pageTransition } from "./page-transition.ts";
import { usePageAnnouncement } from "./use-page-announcement.ts";

/** Pages that frame a running game: it has the whole screen, with a bar of its own. */
const gameFrames: ReadonlySet<PageName> = new Set(["game", "launchGame", "lotteryGame"]);

/** The frame around every page: bars, menu, footers, and what lies over it. */
export function AppFrame() {
  const t = useText();
  const { theme, session } = useServices();
  const router = useRouter();
  const { match, location, action, status } = useRouterState();
  const { page } = match;
  const bars = barsOf(page);
  const framed = !gameFrames.has(page);
  const { header } = routeRowOf(page);
  useScrollPositions();
  usePageAnnouncement();
  useEffect(() => {
    // The first HTML is for visitors and for members alike; now it is known who came.
    if (routeRowOf(router.state().match.page).access !== undefined || session.current()?.firstTimeLogin === true) void router.reload();
    return router.start();
  }, [router, session]);
  return (
    <>
      <a href="#content" className="skip-link">
        {t("shell.skip")}
      </a>
      <theme.Shapes />
      <StatusGate>
        <div className="page" data-page={page} data-menu={framed && bars.bottomMenu ? "" : undefined}>
          {/* A page that did not come has no bar of its own to go back by. */}
          {(header.kind === "usual" || status === "failed") && <AppTopBar page={page} header={header} />}
          {framed && bars.secondaryBar && <SecondaryBar />}
          <main id="content" tabIndex={-1} key={location.pathname} className="page-content" data-transition={pageTransition(action)}>
            <RouteContent />
          </main>
          {framed && bars.footerBlocks && <Footers />}
        </div>
        {framed && bars.bottomMenu && <BottomMenu />}
        <LateParts />
      </StatusGate>
      <OverlayHost />
      <ToastHost />
    </>
  );
}
