import type { Transaction } from "@lantern/database/database.ts";
import { houseAccountNames } from "./house-account.ts";

export interface NewPurses {
  readonly memberId: string;
  readonly merchantId: string;
  /** ISO 4217: the one currency of this member. */
  readonly currency: string;
  readonly trial: boolean;
}

const openPursesFunction = "select ledger_open_purses($1, $2, $3, $4, $5::text[])";

/**
 * Opens a member's purses with nothing in them: main, held, bonus and receivable, or trial, held and receivable. In the
 * registration's transaction, after `openEligibility`. Opening again changes nothing.
 */
export async function openPurses(transaction: Transaction, purses: NewPurses): Promise<void> {
  await transaction.query(openPursesFunction, [purses.memberId, purses.merchantId, purses.currency, purses.trial, [...houseAccountNames]]);
}
