import { AsyncLocalStorage } from "node:async_hooks";

interface OpenTransaction {
  open: boolean;
}

/**
 * Knows whether the running code is inside a transaction of this database, so that a statement that would escape it
 * (or, on the single connection of the embedded database, wait for it for ever) fails at once with a clear error.
 */
export class TransactionGuard {
  readonly #current = new AsyncLocalStorage<OpenTransaction>();

  assertOutside(what: string): void {
    if (this.#current.getStore()?.open === true) {
      throw new Error(`${what} was called inside a transaction: use the transaction that was handed to the work instead`);
    }
  }

  async inside<T>(work: () => Promise<T>): Promise<T> {
    const mark: OpenTransaction = { open: true };
    try {
      return await this.#current.run(mark, work);
    } finally {
      mark.open = false;
    }
  }
}
