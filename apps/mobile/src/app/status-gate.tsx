import { getSystemStatus } from "@lantern/contract/site/get-system-status.ts";
import { statusPage, type StatusPage } from "@lantern/rules/site/status.ts";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { Button } from "@lantern/ui/components/button.tsx";
import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { useServices } from "../shared/page/app-services.tsx";
import { statusFreshMs } from "../shared/page/use-site.ts";
import { siteState } from "../shared/page/site-state.ts";
import { useText } from "../shared/text/text.tsx";
import { useCall } from "../shared/wire/use-call.ts";

/** While the house is closed its status is asked for this often, in ms. */
const closedFreshMs = 10_000;

/**
 * Lets the app through while the house is open. Maintenance wins where a region is restricted too (specification 2.52, reading 2);
 * a refusal of any call with one of these codes closes the app as well. Both pages come and go by themselves: the status is read again
 * and again in the background (4.10).
 */
export function StatusGate({ children }: { readonly children: ReactNode }) {
  const { data: status } = useCall(getSystemStatus, undefined, { staleTimeMs: statusFreshMs, refetchEveryMs: statusFreshMs });
  const told = useSyncExternalStore(siteState.subscribe, siteState.current, () => "open" as const);
  const shown = statusPage({
    maintenance: told === "maintenance" || status?.maintenance === true,
    regionRestriction: told === "restricted" || status?.regionRestriction === true,
  });
  return shown === "open" ? children : <StatusNotice kind={shown === "maintenance" ? "maintenance" : "restricted"} />;
}

function StatusNotice({ kind }: { readonly kind: "maintenance" | "restricted" }) {
  const t = useText();
  const { queryClient } = useServices();
  const [sinceMs] = useState(Date.now);
  const { data, dataUpdatedAt, isFetching, refetch } = useCall(getSystemStatus, undefined, {
    staleTimeMs: 0,
    refetchEveryMs: closedFreshMs,
  });
  const reads: StatusPage | undefined = data === undefined || dataUpdatedAt <= sinceMs ? undefined : statusPage(data);
  useEffect(() => {
    if (reads === "open") siteState.open();
  }, [reads]);
  // What was refused meanwhile is asked for again once the house has opened.
  useEffect(() => () => void queryClient.invalidateQueries(), [queryClient]);
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        picture="closed"
        title={<span className="text-hero block">{t(`shell.status.${kind}`)}</span>}
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
