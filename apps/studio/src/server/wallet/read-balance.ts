import type { WalletBalanceAnswer } from "@lantern/vendor-kit/transfer-wallet/transfer-wire.ts";
import { formatAmountUnits } from "@lantern/vendor-kit/wire/amount-units.ts";
import type { RefusalAnswer } from "@lantern/vendor-kit/wire/vendor-status.ts";
import { isOfferedCurrency } from "../offered-currencies.ts";
import { findPurse } from "../storage/purses.ts";
import type { Studio } from "../studio.ts";

/** What stands here for a player: a round is drawn and paid at once, so that all of it could be withdrawn. Who never had any has nothing. */
export function readBalance(
  { database }: Studio,
  { playerId, currency }: { readonly playerId: string; readonly currency: string },
): WalletBalanceAnswer | RefusalAnswer {
  const purse = findPurse(database, playerId);
  if (!isOfferedCurrency(currency) || (purse !== undefined && purse.currency !== currency)) return { status: "wrong_currency" };
  return { status: "ok", balanceUnits: formatAmountUnits(purse?.balanceUnits ?? 0n), currency };
}
