import { useEffect, useState } from "react";
import { useServices } from "../page/app-services.tsx";

/** How long ago an instant was, by the platform's clock, as `h:mm:ss` that runs; zero until the instant is known. */
export function ElapsedTime({ since, className = "" }: { readonly since: string | undefined; readonly className?: string }) {
  const { clock } = useServices();
  const [nowMs, setNowMs] = useState(() => clock.nowMs());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(clock.nowMs()), 1000);
    return () => clearInterval(timer);
  }, [clock]);
  return (
    <span className={`font-figure font-bold text-paper tabular-nums ${className}`}>
      {since === undefined ? "0:00:00" : lasted(nowMs - Date.parse(since))}
    </span>
  );
}

function lasted(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (value: number) => String(value).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
