/** Lets something begin once in a while, however often it is asked for. */
export interface Throttle {
  /** Begins the work now, or as soon as the last beginning is long enough ago; what is asked for meanwhile is the same once. */
  readonly ask: (work: () => void) => void;
  /** Forgets what waits for its turn. */
  readonly cancel: () => void;
}

/** @param ms from one beginning to the next at least. */
export function makeThrottle(ms: number): Throttle {
  let begunAtMs: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    ask: (work) => {
      if (timer !== undefined) return;
      const begin = () => {
        timer = undefined;
        begunAtMs = performance.now();
        work();
      };
      const waitMs = begunAtMs === undefined ? 0 : begunAtMs + ms - performance.now();
      if (waitMs > 0) timer = setTimeout(begin, waitMs);
      else begin();
    },
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
