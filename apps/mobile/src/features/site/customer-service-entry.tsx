import { Button } from "@lantern/ui/components/button.tsx";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { Link } from "@lantern/ui/components/link.tsx";
import { Skeleton } from "@lantern/ui/components/skeleton.tsx";
import type { ReactNode } from "react";
import { useText } from "../../shared/text/text.tsx";
import { useCustomerService } from "./use-customer-service.ts";

/** The way to the house's service desk, which is outside: where it leads, or that there is none now. */
export function CustomerServiceEntry() {
  const t = useText();
  const service = useCustomerService();
  if (service.state === "open") {
    return (
      <Link href={service.href} target="_blank" rel="noopener noreferrer" className="pressable card mb-2 block">
        <Row note={t("service.desk.note", { host: service.host })} end={<Icon name="external" size={16} className="text-paper-3" />} />
      </Link>
    );
  }
  const notes = {
    loading: <Skeleton className="my-1 block h-3.5 w-3/5" />,
    closed: t("service.desk.closed"),
    failed: t("service.desk.failed"),
  };
  const retry = service.state === "failed" && (
    <Button kind="quiet" size="small" icon="refresh" onClick={service.retry}>
      {t("shell.retry")}
    </Button>
  );
  return (
    <div className="card mb-2" role="status" aria-busy={service.state === "loading"}>
      <Row note={notes[service.state]} end={retry} />
    </div>
  );
}

function Row({ note, end }: { readonly note: ReactNode; readonly end: ReactNode }) {
  const t = useText();
  return (
    <span className="flex min-h-16 items-center gap-4 px-4 py-2">
      <Icon name="service" size={28} className="flex-none text-paper-2" />
      <span className="min-w-0 flex-1">
        <span className="text-lead block">{t("service.desk.title")}</span>
        <span className="text-note block text-paper-3 [overflow-wrap:anywhere]">{note}</span>
      </span>
      {end}
    </span>
  );
}
