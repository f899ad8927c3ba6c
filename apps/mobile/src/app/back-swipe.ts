/** A swipe counts from this far, and is forgotten after this long (specification 9.4.5). */
export const backSwipePx = 100;
export const backSwipeResetMs = 500;

interface TouchSource {
  readonly addEventListener: (type: string, listener: (event: Event) => void, options?: { readonly passive: boolean }) => void;
  readonly removeEventListener: (type: string, listener: (event: Event) => void) => void;
}

/** Watches for the system's swipe back, so that the page does not fade on top of it. */
export function watchBackSwipe(
  source: TouchSource,
  nowMs: () => number = () => performance.now(),
): { readonly happened: () => boolean; readonly stop: () => void } {
  let startX: number | undefined;
  let swipedAtMs = Number.NEGATIVE_INFINITY;
  const begin = (event: Event) => {
    startX = xOf(event);
  };
  const follow = (event: Event) => {
    const x = xOf(event);
    if (startX !== undefined && x !== undefined && Math.abs(x - startX) >= backSwipePx) swipedAtMs = nowMs();
  };
  source.addEventListener("touchstart", begin, { passive: true });
  source.addEventListener("touchmove", follow, { passive: true });
  return {
    happened: () => nowMs() - swipedAtMs < backSwipeResetMs,
    stop: () => {
      source.removeEventListener("touchstart", begin);
      source.removeEventListener("touchmove", follow);
    },
  };
}

function xOf(event: Event): number | undefined {
  return "touches" in event ? (event as TouchEvent).touches[0]?.clientX : undefined;
}
