import { deferred } from "../deferred.ts";
import { element } from "../element.ts";
import { gameRoot } from "../required.ts";

/** A scene over the whole game. */
export interface Overlay {
  readonly root: HTMLElement;
  /** Fades out and is gone. */
  readonly close: () => Promise<void>;
}

const LEAVE_MS = 220;

/**
 * Opens a scene. With `skip` all of it is one large button: a tap, Enter or Space anywhere calls `onSkip`. Without, its own buttons
 * answer it.
 */
export function openOverlay(options: {
  readonly class: string;
  readonly skip?: { readonly label: string; readonly onSkip: () => void };
  readonly children: readonly (HTMLElement | null)[];
}): Overlay {
  const { skip } = options;
  const before = document.activeElement;
  const root = element("div", { class: `over ${options.class}` }, ...options.children);
  const button = skip
    ? element("button", { class: "over-skip", attributes: { type: "button", "aria-label": skip.label }, onClick: skip.onSkip })
    : null;
  if (button) root.append(button);
  gameRoot().append(root);
  (button ?? root.querySelector<HTMLElement>("button"))?.focus({ preventScroll: true });
  return {
    root,
    close: async () => {
      root.classList.add("is-leaving");
      await new Promise((resolve) => setTimeout(resolve, LEAVE_MS));
      root.remove();
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus({ preventScroll: true });
    },
  };
}

/** An amount in the largest letters that fit the width of a phone. */
export function figure(text: string, className = ""): HTMLOutputElement {
  const made = element("output", { class: `over-figure ${className}`, attributes: { "aria-live": "off" } });
  writeFigure(made, text);
  return made;
}

export function writeFigure(figureElement: HTMLElement, text: string): void {
  figureElement.textContent = text;
  figureElement.style.setProperty("--letters", String(Math.max(7, text.length)));
}

/** A wait that `cut` ends; `endAfter` ends it after a time, in ms. */
export function cuttableWait(endAfterMs?: number): {
  readonly done: Promise<void>;
  readonly cut: () => void;
  readonly endAfter: (ms: number) => void;
} {
  const { promise, resolve } = deferred();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const endAfter = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(resolve, ms);
  };
  if (endAfterMs !== undefined) endAfter(endAfterMs);
  return {
    done: promise,
    endAfter,
    cut: () => {
      clearTimeout(timer);
      resolve();
    },
  };
}
