import { Icon } from "@lantern/ui/components/icon.tsx";
import { useEffect, useState } from "react";
import { useServices } from "../../shared/page/app-services.tsx";
import { useText } from "../../shared/text/text.tsx";

/** For how long this session has lasted, as plain as the balance. */
export function SessionTime({ startedAt }: { readonly startedAt: string | undefined }) {
  const t = useText();
  const { clock } = useServices();
  const [nowMs, setNowMs] = useState(() => clock.nowMs());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(clock.nowMs()), 1000);
    return () => clearInterval(timer);
  }, [clock]);
  return (
    <p className="mt-2.5 flex min-h-11 items-center gap-2 rounded-m bg-ink-0 px-4 text-note text-paper-3 [box-shadow:inset_0_0_0_1px_var(--line)]">
      <Icon name="clock" size={14} />
      <span className="flex-1">{t("shell.panel.session")}</span>
      <span className="font-figure text-[17px] font-bold text-paper tabular-nums">
        {startedAt === undefined ? "0:00:00" : lasted(nowMs - Date.parse(startedAt))}
      </span>
    </p>
  );
}

function lasted(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (value: number) => String(value).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
