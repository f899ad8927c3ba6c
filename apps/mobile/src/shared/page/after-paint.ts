/** Does something once the frame that is under way has been painted. @returns what calls it off. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The frame's callbacks run before it is painted, a timer that they set after.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** A frame that has not been painted by then is not waited for, in ms: a page that is out of sight paints none. */
const paintMsMax = 200;

/** Resolves once the frame that is under way has been painted; at once where nothing is. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (import.meta.env.SSR || document.hidden) return resolve();
    afterPaint(resolve);
    setTimeout(resolve, paintMsMax);
  });
}
