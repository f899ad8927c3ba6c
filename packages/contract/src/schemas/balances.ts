import { Type } from "typebox";

/** A balance as text: plain digits, exactly 2 decimals, cut off, never rounded up (specification 3.8, 9.9.1). */
export const balanceText = Type.String({ pattern: "^(0|[1-9][0-9]*)\\.[0-9]{2}$" });

/** What a member has, purse by purse. A trial member's amounts are trial money. */
export const balanceFields = {
  sumBalance: Type.String({
    ...balanceText,
    description: "What may be spent: the main purse (a trial member's: the trial purse) and the purses at vendors.",
  }),
  currency: Type.String({ pattern: "^[A-Z]{3}$" }),
  mainBalance: balanceText,
  heldBalance: Type.String({ ...balanceText, description: "Set aside for withdrawals and for issues that are still to come." }),
  bonusBalance: balanceText,
  receivable: Type.String({
    ...balanceText,
    description: "What the member owes after a win was taken back; later wins and deposits pay it first.",
  }),
  asOf: Type.String({ format: "date-time", description: "When it was so, by the server's clock." }),
};
