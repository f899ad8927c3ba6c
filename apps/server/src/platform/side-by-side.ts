import type { Scope } from "./context.ts";

/** A run waits this long for what it began: whatever needs no more is done when the run is. */
const momentMs = 1_000;

type Work = readonly [name: string, work: () => Promise<void>];

/**
 * Work that a job begins for several others, each of which may take its time: one at a time for each name, and none waits for another. What
 * takes longer than a moment goes on while later runs begin the rest anew; `settle` waits for it.
 */
export class SideBySide {
  readonly #underWay = new WeakMap<object, Map<string, Promise<void>>>();
  readonly #momentMs: number;
  readonly #atOnce: number;

  /** @param options.atOnce how many may be under way, each on a connection of its own; the others wait, and are begun in the order given */
  constructor({ ms = momentMs, atOnce = Number.POSITIVE_INFINITY }: { readonly ms?: number; readonly atOnce?: number } = {}) {
    this.#momentMs = ms;
    this.#atOnce = atOnce;
  }

  /**
   * Begins what is not under way yet, and waits for it for a moment. A fault within the moment is the run's and holds up no other work, a
   * later one is logged.
   */
  async begin(scope: Pick<Scope, "database" | "log">, works: Iterable<Work>): Promise<void> {
    const underWay = this.#of(scope);
    const waiting = [...works].filter(([name]) => !underWay.has(name));
    const faults: unknown[] = [];
    let isAwaited = true;
    const run = async ([name, work]: Work): Promise<void> => {
      if (underWay.has(name)) return;
      const running = work();
      underWay.set(name, running);
      try {
        await running;
      } catch (error) {
        if (isAwaited && faults.length === 0) faults.push(error);
        else scope.log.error({ err: error, work: name }, "work that a job had begun failed");
      } finally {
        underWay.delete(name);
      }
    };
    const lane = async (): Promise<void> => {
      // What is still waiting when the moment is over is the next run's.
      for (let next = waiting.shift(); next !== undefined; next = isAwaited ? waiting.shift() : undefined) await run(next);
    };
    const lanes = Array.from({ length: Math.max(0, Math.min(waiting.length, this.#atOnce - underWay.size)) }, lane);
    let timer: NodeJS.Timeout | undefined;
    const moment = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, this.#momentMs);
    });
    try {
      await Promise.race([Promise.all(lanes), moment]);
    } finally {
      isAwaited = false;
      clearTimeout(timer);
    }
    if (faults.length > 0) throw faults[0];
  }

  /** Waits for all that is under way, however it ends. */
  async settle(scope: Pick<Scope, "database">): Promise<void> {
    await Promise.allSettled(this.#of(scope).values());
  }

  #of({ database }: Pick<Scope, "database">): Map<string, Promise<void>> {
    const known = this.#underWay.get(database) ?? new Map<string, Promise<void>>();
    this.#underWay.set(database, known);
    return known;
  }
}
