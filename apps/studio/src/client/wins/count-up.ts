import { deferred } from "../deferred.ts";

/** A count that can be cut short. */
export interface CountUp {
  /** Shows the end at once. */
  readonly finish: () => void;
  /** When the end is shown. */
  readonly done: Promise<void>;
}

/** What an amount has come to after a share of the time: quick at first, slower towards its end, exact at both ends. */
export function countedUp(from: bigint, to: bigint, progress: number): bigint {
  if (progress >= 1) return to;
  const eased = 1 - (1 - Math.max(0, progress)) ** 2.2;
  return from + ((to - from) * BigInt(Math.round(eased * 100_000))) / 100_000n;
}

/** Counts an amount up to another within a time; calls back on every frame and at the end. */
export function countUp(from: bigint, to: bigint, durationMs: number, show: (units: bigint) => void): CountUp {
  const { promise, resolve } = deferred();
  let frame = 0;
  let ended = false;
  const started = performance.now();
  const finish = (): void => {
    if (ended) return;
    ended = true;
    cancelAnimationFrame(frame);
    show(to);
    resolve();
  };
  const tick = (now: number): void => {
    const progress = (now - started) / durationMs;
    if (progress >= 1) return finish();
    show(countedUp(from, to, progress));
    frame = requestAnimationFrame(tick);
  };
  if (durationMs <= 0) finish();
  else frame = requestAnimationFrame(tick);
  return { finish, done: promise };
}
