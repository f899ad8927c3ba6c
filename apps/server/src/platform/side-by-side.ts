import type { Scope } from "./context.ts";

/** A run waits this long for what it began: whatever needs no more is done when the run is. */
const momentMs = 1_000;

/**
 * Work that a job begins for several others, each of which may take its time: one at a time for each name, and none waits for another. What
 * takes longer than a moment goes on while later runs begin the rest anew; `settle` waits for it.
 */
export class SideBySide {
  readonly #underWay = new WeakMap<object, Map<string, Promise<void>>>();
  readonly #momentMs: number;

  constructor(ms = momentMs) {
    this.#momentMs = ms;
  }

  /** Begins what is not under way yet, and waits for it for a moment. A fault within the moment is the run's, a later one is logged. */
  async begin(scope: Pick<Scope, "database" | "log">, works: Iterable<readonly [name: string, work: () => Promise<void>]>): Promise<void> {
    const underWay = this.#of(scope);
    let isAwaited = true;
    const begun = [...works]
      .filter(([name]) => !underWay.has(name))
      .map(async ([name, work]) => {
        const running = work();
        underWay.set(name, running);
        try {
          await running;
        } catch (error) {
          if (isAwaited) throw error;
          scope.log.error({ err: error, work: name }, "work that a job had begun failed");
        } finally {
          underWay.delete(name);
        }
      });
    let timer: NodeJS.Timeout | undefined;
    const moment = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, this.#momentMs);
    });
    try {
      await Promise.race([Promise.all(begun), moment]);
    } finally {
      isAwaited = false;
      clearTimeout(timer);
    }
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
