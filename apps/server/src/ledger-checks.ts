import { gamesLedgerChecks } from "./games/ledger-checks.ts";
import { transferLedgerChecks } from "./games/transfers/ledger-checks.ts";
import { lotteryLedgerChecks } from "./lottery/ledger-checks.ts";
import { walletChecks, type LedgerCheck } from "./wallet/ledger-checks.ts";

/** Every capability's checks of the ledger, in the capabilities' order: the wallet's own, and "no order without its transfer". */
export const everyLedgerCheck: readonly LedgerCheck[] = [
  ...walletChecks,
  ...gamesLedgerChecks,
  ...transferLedgerChecks,
  ...lotteryLedgerChecks,
];
