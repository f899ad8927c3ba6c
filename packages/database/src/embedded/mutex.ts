/** One at a time, in the order of asking: the embedded database has a single connection. */
export class Mutex {
  #tail: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#tail.then(work, work);
    this.#tail = turn.catch(() => {});
    return turn;
  }
}
