import { useEffect, useEffectEvent, useState } from "react";

export interface CountdownSource {
  /** When it ends, in ms of the server's clock; null where nothing runs. */
  readonly endsAtMs: number | null;
  /** The server's time now, in ms (see the application's clock). */
  readonly nowMs: () => number;
  /** Told once when the end is reached. */
  readonly onEnd?: (() => void) | undefined;
}

/** How often a countdown looks at the clock, in ms (specification 4.9.4). */
export const countdownStepMs = 500;

/** Milliseconds left, looked at twice a second; null while nothing runs, at the end, and in the first HTML. */
export function useCountdown({ endsAtMs, nowMs, onEnd }: CountdownSource): number | null {
  const [remainingMs, setRemainingMs] = useState<number | null>(null);
  const ended = useEffectEvent(() => onEnd?.());
  // A better reading of the clock moves the end by a little; that is no other end.
  const endsAtStepMs = endsAtMs === null ? null : Math.round(endsAtMs / 100) * 100;
  useEffect(() => {
    if (endsAtStepMs === null) {
      setRemainingMs(null);
      return undefined;
    }
    const look = () => {
      const left = endsAtStepMs - nowMs();
      setRemainingMs(left > 0 ? left : null);
      if (left > 0) return;
      clearInterval(timer);
      ended();
    };
    const timer = setInterval(look, countdownStepMs);
    look();
    return () => clearInterval(timer);
  }, [endsAtStepMs, nowMs]);
  return remainingMs;
}
