import type { CallValue } from "@lantern/contract/call.ts";
import type { getWallet as getWalletCall } from "@lantern/contract/wallet/get-wallet.ts";
import { formatBalanceText } from "@lantern/money/display.ts";
import type { Balances } from "./read-balances.ts";

/** Balances as the wire shows them: 2 decimals, cut off (specification 3.8, 9.9.1). A trial member's trial purse takes the main one's place. */
export function describeBalances(balances: Balances, asOf: Date): CallValue<typeof getWalletCall> {
  return {
    sumBalance: formatBalanceText(balances.spendableUnits + balances.vendorUnits),
    currency: balances.currency,
    mainBalance: formatBalanceText(balances.spendableUnits),
    heldBalance: formatBalanceText(balances.heldUnits),
    bonusBalance: formatBalanceText(balances.bonusUnits),
    receivable: formatBalanceText(balances.receivableUnits),
    asOf: asOf.toISOString(),
  };
}
