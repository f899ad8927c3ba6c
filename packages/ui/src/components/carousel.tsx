import "./carousel.css";
import { Children, useRef, useState, type ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { useCarouselEngine } from "./use-carousel-engine.ts";

export interface CarouselProps {
  /** Names the group for screen readers. */
  readonly label: string;
  readonly pauseLabel: string;
  readonly playLabel: string;
  /** True as long as the other slides' places, and that of the dots, stay empty. */
  readonly firstAlone?: boolean;
  /** One element a slide. */
  readonly children: ReactNode;
}

/**
 * Slides that change by themselves every 5 s in 1 s, in a loop, only where there is more than one (specification 9.3). The engine is
 * loaded after the first paint; until then, and without it, the row scrolls by finger.
 */
export function Carousel({ label, pauseLabel, playLabel, firstAlone = false, children }: CarouselProps) {
  const slides = Children.toArray(children);
  const view = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState(false);
  const { driven, selected } = useCarouselEngine(view, slides.length, paused);
  return (
    <section className="carousel" aria-roledescription="carousel" aria-label={label} data-driven={driven ? "" : undefined}>
      <div className="carousel-view" ref={view}>
        <div className="carousel-track">
          {slides.map((slide, index) => (
            <div
              key={index}
              className="carousel-slide"
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} / ${slides.length}`}
              inert={driven && index !== selected}
            >
              {(index === 0 || !firstAlone) && slide}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <div className="carousel-foot">
          {!firstAlone && (
            <>
              <div className="carousel-dots" aria-hidden="true">
                {slides.map((_, index) => (
                  <i key={index} data-on={index === selected ? "" : undefined} />
                ))}
              </div>
              <button
                type="button"
                className="carousel-pause"
                aria-label={paused ? playLabel : pauseLabel}
                onClick={() => setPaused(!paused)}
              >
                <Icon name={paused ? "play" : "pause"} size={16} />
              </button>
            </>
          )}
        </div>
      )}
    </section>
  );
}
