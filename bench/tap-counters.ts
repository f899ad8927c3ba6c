/** From a tap to the next paint, in ms (Event Timing, which rounds to 8). */
export interface TimedTap {
  readonly what: string;
  readonly ms: number;
}

/** What the page counts of itself: `watch` runs in it before anything else. */
interface Counted {
  /** The tap that is under way. */
  what: string;
  readonly taps: TimedTap[];
  /** Layout shifts that no tap asked for, summed. */
  shift: number;
  /** Frames from a tap on a link to the first with the other page's content, of every tap that led to another page. */
  readonly frames: number[];
}

declare global {
  interface Window {
    counted: Counted;
  }
}

/** Counts in the page, from before its first script. */
export function watch(): void {
  window.counted = { what: "", taps: [], shift: 0, frames: [] };
  const { taps, frames } = window.counted;
  const observe = (type: string, options: object, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) read(entry);
    }).observe({ type, buffered: true, ...options });
  observe("event", { durationThreshold: 16 }, (entry) => {
    if (entry.name === "pointerup" || entry.name === "click" || entry.name === "keydown")
      taps.push({ what: window.counted.what, ms: entry.duration });
  });
  observe("layout-shift", {}, (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
    if (!hadRecentInput) window.counted.shift += value;
  });
  addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (!(link instanceof HTMLAnchorElement) || link.pathname === location.pathname) return;
      // Each page has a `main` of its own; what changes within one is a clock, no page.
      const before = document.querySelector("main");
      let passed = 0;
      // A frame runs its callbacks and then paints. What the first callback after the tap finds was put there by the tap's own task, or
      // before the frame began, and that very frame paints it: one. What comes later misses that paint, and the second callback finds it: two.
      const look = () => {
        passed += 1;
        const main = document.querySelector("main");
        const shown = main !== null && main !== before && main.querySelector(".route-loading, .skeleton") === null;
        if (shown) frames.push(passed);
        else if (passed < 120) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    true,
  );
}
