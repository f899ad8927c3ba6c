import { useEffect, useEffectEvent } from "react";

/** How far a finger is drawn up from the page's end to ask for more, in px; upwards is below zero (specification 9.4.3). */
export const pullUpThresholdPx = -50;

/** Rounding of scroll positions, in px. */
const slackPx = 2;

/** Whether a finger's way asks for more: it began at the page's end and went up far enough. */
export function asksForMore(pull: { readonly atEnd: boolean; readonly fromY: number; readonly toY: number }): boolean {
  return pull.atEnd && pull.toY - pull.fromY <= pullUpThresholdPx;
}

/** Tells when the page is pulled up beyond its end, once a pull. */
export function usePullUp(onPull: () => void, { enabled }: { readonly enabled: boolean }): void {
  const pulled = useEffectEvent(onPull);
  useEffect(() => {
    if (!enabled) return undefined;
    let from: number | undefined;
    const begin = ({ touches }: TouchEvent) => {
      const atEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - slackPx;
      from = atEnd && touches.length === 1 ? touches[0]?.clientY : undefined;
    };
    const end = ({ changedTouches }: TouchEvent) => {
      const to = changedTouches[0]?.clientY;
      if (from !== undefined && to !== undefined && asksForMore({ atEnd: true, fromY: from, toY: to })) pulled();
      from = undefined;
    };
    addEventListener("touchstart", begin, { passive: true });
    addEventListener("touchend", end, { passive: true });
    return () => {
      removeEventListener("touchstart", begin);
      removeEventListener("touchend", end);
    };
  }, [enabled]);
}
