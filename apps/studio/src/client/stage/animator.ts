import { deferred } from "../deferred.ts";

/** Eased progress, 0 to 1. */
export const ease = {
  out: (t: number): number => 1 - (1 - t) ** 3,
} as const;

interface Running {
  readonly durationMs: number;
  readonly step: (progress: number, deltaMs: number) => void;
  readonly done: () => void;
  elapsedMs: number;
}

/** A frame never counts for more than this: after a pause things go on where they were. */
const FRAME_MS_MAX = 64;

/** Runs what moves on one frame clock and redraws only while something moves. */
export class Animator {
  readonly #draw: (deltaMs: number) => boolean;
  readonly #running = new Set<Running>();
  #frame = 0;
  #last = 0;
  #paused = false;
  #hurried = false;

  /** @param draw paints a frame and says whether anything of its own still moves */
  constructor(draw: (deltaMs: number) => boolean) {
    this.#draw = draw;
  }

  /** Calls `step` with progress from 0 to 1; resolves at the end, or at once when skipped. */
  run(durationMs: number, step: (progress: number, deltaMs: number) => void): Promise<void> {
    const { promise, resolve } = deferred();
    if (durationMs <= 0 || this.#hurried) {
      step(1, 0);
      this.wake();
      resolve();
      return promise;
    }
    this.#running.add({ durationMs, step, done: resolve, elapsedMs: 0 });
    this.wake();
    return promise;
  }

  wait(durationMs: number): Promise<void> {
    return this.run(durationMs, () => undefined);
  }

  /** Brings everything that moves to its end, and all that follows, until `hurry(false)`. */
  hurry(hurried: boolean): void {
    this.#hurried = hurried;
    if (!hurried) return;
    for (const running of Array.from(this.#running)) {
      this.#running.delete(running);
      running.step(1, 0);
      running.done();
    }
    this.wake();
  }

  pause(paused: boolean): void {
    this.#paused = paused;
    if (!paused) this.wake();
  }

  /** Asks for a frame. */
  wake(): void {
    if (this.#frame !== 0 || this.#paused) return;
    this.#last = 0;
    this.#frame = requestAnimationFrame(this.#tick);
  }

  readonly #tick = (now: number): void => {
    const deltaMs = this.#last === 0 ? 16 : Math.min(FRAME_MS_MAX, now - this.#last);
    this.#last = now;
    for (const running of Array.from(this.#running)) {
      running.elapsedMs += deltaMs;
      const progress = Math.min(1, running.elapsedMs / running.durationMs);
      running.step(progress, deltaMs);
      if (progress < 1 || !this.#running.delete(running)) continue;
      running.done();
    }
    const moves = this.#draw(deltaMs);
    this.#frame = (moves || this.#running.size > 0) && !this.#paused ? requestAnimationFrame(this.#tick) : 0;
  };
}
