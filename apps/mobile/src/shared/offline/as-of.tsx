import { formatDate, formatDateTime, formatTime } from "@lantern/phrases/formats.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { useServices } from "../page/app-services.tsx";
import { useText } from "../text/text.tsx";

/** Says when what is shown was true: the time of today, day and time of another day. Nothing while it is fresh. */
export function AsOf({ atMs, className = "" }: { readonly atMs: number | undefined; readonly className?: string }) {
  const t = useText();
  const { facts, clock } = useServices();
  if (atMs === undefined) return null;
  const { timeZone } = facts;
  const today = formatDate(atMs, { timeZone }) === formatDate(clock.nowMs(), { timeZone });
  const time = today ? formatTime(atMs, { timeZone }) : formatDateTime(atMs, { timeZone });
  return (
    <p className={`text-note flex items-center gap-1.5 text-paper-3 tabular-nums ${className}`} role="status">
      <Icon name="wifi-off" size={14} />
      {t("shell.asOf", { time })}
    </p>
  );
}
