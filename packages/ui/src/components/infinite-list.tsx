import { useEffect, useRef, useState, type ReactNode } from "react";
import { Button } from "./button.tsx";
import { makeThrottle } from "./throttle.ts";
import { usePullUp } from "./use-pull-up.ts";

/** More is fetched when the end comes this near, at most once in this time (specification 9.4.1). */
export const loadMoreThresholdPx = 300;
export const loadMoreThrottleMs = 1000;

export interface InfiniteListProps {
  readonly children: ReactNode;
  readonly hasMore: boolean;
  readonly loading: boolean;
  readonly failed?: boolean;
  readonly onMore: () => void;
  /** Shown while more is on its way: skeletons of the items, or a text. */
  readonly loadingView: ReactNode;
  /** Shown under the last item: “That is all”. */
  readonly endText?: ReactNode;
  readonly failedText: string;
  readonly retryLabel: string;
}

/**
 * A list that grows as its end comes near. Until the page has been scrolled near means in sight: what nobody has moved towards is not
 * fetched, and a list that does not fill the screen still grows. Pulling the page up beyond its end asks for more at once, also after a failure.
 */
export function InfiniteList({
  children,
  hasMore,
  loading,
  failed = false,
  onMore,
  loadingView,
  endText,
  failedText,
  retryLabel,
}: InfiniteListProps) {
  const foot = useRef<HTMLDivElement>(null);
  const [throttle] = useState(() => makeThrottle(loadMoreThrottleMs));
  const scrolled = useScrolled();
  usePullUp(() => throttle.ask(onMore), { enabled: hasMore && !loading });
  useEffect(() => throttle.cancel, [throttle]);
  useEffect(() => {
    const element = foot.current;
    if (element === null || !hasMore || loading || failed) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && throttle.ask(onMore), {
      rootMargin: `0px 0px ${scrolled ? loadMoreThresholdPx : 0}px`,
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      throttle.cancel();
    };
  }, [hasMore, loading, failed, onMore, scrolled, throttle]);
  return (
    <>
      {children}
      {loading && loadingView}
      <div ref={foot} className="text-label px-4 py-4 text-center font-medium! text-paper-3" aria-live="polite">
        {failed && (
          <span className="inline-flex flex-wrap items-center justify-center gap-3">
            {failedText}
            <Button kind="quiet" size="small" icon="refresh" onClick={onMore}>
              {retryLabel}
            </Button>
          </span>
        )}
        {!hasMore && !loading && !failed && endText}
      </div>
    </>
  );
}

/** Whether the page has been moved since it was shown, or was shown at a place further down. */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (scrolled) return undefined;
    const follow = () => window.scrollY > 0 && setScrolled(true);
    follow();
    addEventListener("scroll", follow, { passive: true });
    return () => removeEventListener("scroll", follow);
  }, [scrolled]);
  return scrolled;
}
