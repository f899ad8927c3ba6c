import { useEffect } from "react";
import { useRouter, useRouterState } from "../shared/router/router-context.tsx";
import { useSystemStatus } from "../shared/page/use-site.ts";
import { useSession } from "../shared/session/use-session.ts";
import { screenFor } from "./page-admission.ts";
import { RouteFailed } from "./route-failed.tsx";
import { RouteLoading } from "./route-loading.tsx";
import { loadedScreen } from "./screens.ts";

/** The page's content, or the lantern while it is on its way, or what can be done where it did not come. */
export function RouteContent() {
  const { match, status, failure } = useRouterState();
  const router = useRouter();
  const screen = loadedScreen(screenFor(match.page, useSession()?.type, useSystemStatus()));
  const lacking = status === "ready" && screen === undefined;
  useEffect(() => {
    // The page turned out not to be for who is here, or to be for him after all: the merchant has moved a switch.
    if (lacking) void router.reload();
  }, [lacking, router]);
  if (status === "failed") return <RouteFailed failure={failure} />;
  if (status === "pending" || screen === undefined) return <RouteLoading />;
  const Content = screen.component;
  return <Content />;
}
