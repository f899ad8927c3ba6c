import { statusPage } from "@lantern/rules/site/status.ts";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { Button } from "@lantern/ui/components/button.tsx";
import { useSyncExternalStore, type ReactNode } from "react";
import { useSystemStatus } from "../shared/page/use-site.ts";
import { siteState } from "../shared/page/site-state.ts";
import { useText } from "../shared/text/text.tsx";

/**
 * Lets the app through while the house is open. Maintenance wins where a region is restricted too (specification 2.52, reading 2);
 * a refusal of any call with one of these codes closes the app as well.
 */
export function StatusGate({ children }: { readonly children: ReactNode }) {
  const status = useSystemStatus();
  const told = useSyncExternalStore(siteState.subscribe, siteState.current, () => "open" as const);
  const shown = statusPage({
    maintenance: told === "maintenance" || status?.maintenance === true,
    regionRestriction: told === "restricted" || status?.regionRestriction === true,
  });
  return shown === "open" ? children : <StatusNotice kind={shown === "maintenance" ? "maintenance" : "restricted"} />;
}

function StatusNotice({ kind }: { readonly kind: "maintenance" | "restricted" }) {
  const t = useText();
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        picture="closed"
        title={<span className="text-hero block">{t(`shell.status.${kind}`)}</span>}
        note={t(`shell.status.${kind}Note`)}
        action={
          <Button kind="quiet" icon="refresh" onClick={() => location.reload()}>
            {t("shell.status.again")}
          </Button>
        }
      />
    </main>
  );
}
