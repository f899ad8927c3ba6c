import type { Database, Transaction } from "@lantern/database/database.ts";
import { isRefusal, type Refusal } from "./refusal.ts";

/** Carries a refusal out of a transaction, so that everything done before it is rolled back. */
class RefusedTransaction extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.refused);
    this.refusal = refusal;
  }
}

/**
 * Runs `work` in one transaction. A refusal that it returns rolls the transaction back and is answered: a refused
 * operation leaves nothing behind.
 */
export async function transactUnlessRefused<Outcome>(
  database: Database,
  work: (transaction: Transaction) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await database.tx(async (transaction) => {
      const outcome = await work(transaction);
      if (isRefusal(outcome)) throw new RefusedTransaction(outcome);
      return outcome;
    });
  } catch (failure) {
    if (failure instanceof RefusedTransaction) return failure.refusal as Outcome;
    throw failure;
  }
}
