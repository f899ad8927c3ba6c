import { useRef, useState, type ReactNode, type TouchEvent } from "react";
import { Emblem } from "./motif.tsx";

/** Pull needed to refresh, and where the page stops following the finger, in px (specification 9.4.2). */
export const pullThresholdPx = 50;
export const pullStopPx = 100;

/** Specification 4.4.7. */
export type PullState = "before" | "pulling" | "done";

export interface PullToRefreshProps {
  readonly onRefresh: () => Promise<unknown>;
  /** What each state says: “Pull to refresh”, “Refreshing”, “Done”. */
  readonly labels: Readonly<Record<PullState, string>>;
  readonly children: ReactNode;
}

/** Pulling the page down from its top lights the house's sign; let go past the threshold and the content is fetched again. */
export function PullToRefresh({ onRefresh, labels, children }: PullToRefreshProps) {
  const startY = useRef<number | null>(null);
  const [pulledPx, setPulledPx] = useState(0);
  const [state, setState] = useState<PullState>("before");

  const begin = (event: TouchEvent) => {
    startY.current = window.scrollY <= 0 && state === "before" ? (event.touches[0]?.clientY ?? null) : null;
  };
  const follow = (event: TouchEvent) => {
    const y = event.touches[0]?.clientY;
    if (startY.current === null || y === undefined) return;
    setPulledPx(Math.max(0, Math.min(pullStopPx, (y - startY.current) * 0.5)));
  };
  const release = async () => {
    startY.current = null;
    if (pulledPx < pullThresholdPx) {
      setPulledPx(0);
      return;
    }
    setState("pulling");
    setPulledPx(pullThresholdPx);
    try {
      await onRefresh();
      setState("done");
    } finally {
      setTimeout(() => {
        setPulledPx(0);
        setState("before");
      }, 400);
    }
  };

  return (
    <div onTouchStart={begin} onTouchMove={follow} onTouchEnd={() => void release()} onTouchCancel={() => setPulledPx(0)}>
      {pulledPx > 0 && (
        <div className="flex items-end justify-center gap-2 overflow-hidden pb-2 text-paper-3" style={{ height: pulledPx }} role="status">
          <Emblem lit={pulledPx >= pullThresholdPx} size={34} />
          <span className="text-note pb-1">{labels[state]}</span>
        </div>
      )}
      {children}
    </div>
  );
}
