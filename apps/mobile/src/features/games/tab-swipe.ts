import { useRef, type TouchEvent } from "react";

/** A swipe of this share of the width goes to the neighbouring tab (specification 9.4.4). */
export const tabSwipeThreshold = 0.6;

/** Swipes that begin this near to an edge belong to the browser's way back, in px. */
const edgePx = 24;

/** The step that a swipe makes: 1 to the next tab, -1 to the one before, 0 for a swipe too short or more up than along. */
export function tabStepOf(swipe: {
  readonly alongPx: number;
  readonly downPx: number;
  readonly widthPx: number;
  readonly rightToLeft?: boolean;
}): -1 | 0 | 1 {
  const { alongPx, downPx, widthPx, rightToLeft = false } = swipe;
  if (Math.abs(alongPx) < widthPx * tabSwipeThreshold || Math.abs(alongPx) < Math.abs(downPx) * 1.5) return 0;
  return alongPx < 0 !== rightToLeft ? 1 : -1;
}

/** Touch handlers that tell of swipes along the page. */
export function useTabSwipe(onStep: (step: -1 | 1) => void) {
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onTouchStart: ({ touches, target }: TouchEvent) => {
      const touch = touches[0];
      const width = document.documentElement.clientWidth;
      const inRow = target instanceof Element && target.closest(".scroll-row") !== null;
      const usable = touches.length === 1 && touch !== undefined && !inRow && touch.clientX > edgePx && touch.clientX < width - edgePx;
      from.current = usable ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const begun = from.current;
      from.current = undefined;
      if (touch === undefined || begun === undefined) return;
      const step = tabStepOf({
        alongPx: touch.clientX - begun.x,
        downPx: touch.clientY - begun.y,
        widthPx: document.documentElement.clientWidth,
        rightToLeft: document.documentElement.dir === "rtl",
      });
      if (step !== 0) onStep(step);
    },
    onTouchCancel: () => {
      from.current = undefined;
    },
  };
}
