import { Type, type Static } from "typebox";
import { AmountUnitsText } from "./amount-units.ts";
import { CurrencyCode, PlatformTransactionId } from "./identifiers.ts";

/**
 * Answer to a call that moved money, or had moved it before: a repeated call gets the very same answer,
 * its balance included (the balance right after the movement, not now).
 */
export const MoneyAnswer = Type.Object({
  status: Type.Literal("ok"),
  balanceUnits: AmountUnitsText,
  currency: CurrencyCode,
  /** Absent where nothing was posted (a win of "0", a rollback of a bet that never came). */
  platformTransactionId: Type.Optional(PlatformTransactionId),
});
export type MoneyAnswer = Static<typeof MoneyAnswer>;
