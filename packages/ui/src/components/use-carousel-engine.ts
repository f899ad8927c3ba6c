import type { EmblaCarouselType } from "embla-carousel";
import { useEffect, useState, type RefObject } from "react";

/** How long a slide stays, in ms (specification 9.3). */
export const autoplayMs = 5000;

/** Embla's measure of the settling time; a full slide is at rest after 1000 ms (specification 9.3). */
const settleDuration = 22;

export interface CarouselEngine {
  /** True once the engine moves the track. */
  readonly driven: boolean;
  /** Index of the slide in view. */
  readonly selected: number;
}

/** Attaches Embla when the browser has time, with autoplay and loop; nothing for a single slide. */
export function useCarouselEngine(view: RefObject<HTMLDivElement | null>, count: number, paused: boolean): CarouselEngine {
  const [engine, setEngine] = useState<EmblaCarouselType>();
  const [selected, setSelected] = useState(0);

  useEffect(() => {
    if (count < 2) return undefined;
    let made: EmblaCarouselType | undefined;
    let gone = false;
    const attach = async () => {
      const { default: EmblaCarousel } = await import("embla-carousel");
      if (gone || view.current === null) return;
      view.current.scrollTo({ left: 0 });
      made = EmblaCarousel(view.current, {
        loop: true,
        duration: settleDuration,
        direction: document.documentElement.dir === "rtl" ? "rtl" : "ltr",
      });
      made.on("select", (api) => setSelected(api.selectedScrollSnap()));
      setEngine(made);
    };
    // Where the engine does not come, the row is scrolled by finger.
    const cancel = whenIdle(() => void attach().catch(() => undefined));
    return () => {
      gone = true;
      cancel();
      made?.destroy();
      setEngine(undefined);
    };
  }, [view, count]);

  useEffect(() => {
    if (engine === undefined || paused || matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    let timer = setInterval(next, autoplayMs);
    function next() {
      if (document.visibilityState === "visible") engine?.scrollNext();
    }
    // A finger on the banner starts the wait anew.
    const restart = () => {
      clearInterval(timer);
      timer = setInterval(next, autoplayMs);
    };
    engine.on("pointerUp", restart);
    return () => {
      clearInterval(timer);
      engine.off("pointerUp", restart);
    };
  }, [engine, paused]);

  return { driven: engine !== undefined, selected: Math.min(selected, count - 1) };
}

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(work, { timeout: 2500 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 600);
  return () => clearTimeout(timer);
}
