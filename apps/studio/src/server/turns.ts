/**
 * One thing at a time for each player in each game: a round that is being played or finished in the background keeps
 * the next one out.
 */
export class Turns {
  readonly #running = new Map<string, { readonly label: string; readonly done: Promise<unknown> }>();

  /** The label of what runs under a key, and when it is done; undefined when nothing does. */
  running(key: string): { readonly label: string; readonly done: Promise<unknown> } | undefined {
    return this.#running.get(key);
  }

  /**
   * Runs work under a key that is free.
   * @throws Error when something runs under it: ask `running` first, in the same turn of the event loop.
   */
  async run<Result>(key: string, label: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#running.has(key)) throw new Error(`The turn of ${key} is taken.`);
    const result = work();
    const done = result.catch(() => undefined);
    this.#running.set(key, { label, done });
    try {
      return await result;
    } finally {
      this.#running.delete(key);
    }
  }

  /** Waits for everything that runs now. */
  async settled(): Promise<void> {
    await Promise.all([...this.#running.values()].map((turn) => turn.done));
  }
}

export function turnKey(owner: string, gameCode: string): string {
  return `${owner} ${gameCode}`;
}
