import { getSystemStatus } from "@lantern/contract/site/get-system-status.ts";
import { statusPage } from "@lantern/rules/site/status.ts";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { Button } from "@lantern/ui/components/button.tsx";
import { useEffect, useState } from "react";
import { useServices } from "../shared/page/app-services.tsx";
import { defineScreen } from "../shared/page/screen.ts";
import { siteState } from "../shared/page/site-state.ts";
import { useText } from "../shared/text/text.tsx";
import { useCall } from "../shared/wire/use-call.ts";
import { useHouse } from "./use-house.ts";

/** While the house is closed its status is asked for this often, in ms. */
const closedFreshMs = 10_000;

/** Stands in the place of the whole app while the house is closed (specification 2.52), and lets it back as soon as the status says so. */
function HouseClosedScreen() {
  const t = useText();
  const { queryClient } = useServices();
  const kind = useHouse() === "maintenance" ? "maintenance" : "restricted";
  const [sinceMs] = useState(Date.now);
  const { data, dataUpdatedAt, isFetching, refetch } = useCall(getSystemStatus, undefined, {
    staleTimeMs: 0,
    refetchEveryMs: closedFreshMs,
  });
  const opened = data !== undefined && dataUpdatedAt > sinceMs && statusPage(data) === "open";
  useEffect(() => {
    if (opened) siteState.open();
  }, [opened]);
  // What was refused meanwhile is asked for again once the house has opened.
  useEffect(() => () => void queryClient.invalidateQueries(), [queryClient]);
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        picture="closed"
        title={
          <span role="heading" aria-level={1} className="text-hero block">
            {t(`shell.status.${kind}`)}
          </span>
        }
        note={t(`shell.status.${kind}Note`)}
        action={
          <Button kind="quiet" icon="refresh" pending={isFetching} onClick={() => void refetch()}>
            {t("shell.status.again")}
          </Button>
        }
      />
    </main>
  );
}

export const screen = defineScreen({ component: HouseClosedScreen });
