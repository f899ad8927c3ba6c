import type { WalletStatusAnswer } from "@lantern/vendor-kit/transfer-wallet/transfer-wire.ts";
import { formatAmountUnits } from "@lantern/vendor-kit/wire/amount-units.ts";
import { inTransaction } from "../storage/open-database.ts";
import { findTransfer, insertTransfer } from "../storage/transfers.ts";
import type { Studio } from "../studio.ts";

/** What became of a transfer, for ever: one that is not known is refused from now on, should it come late. */
export function findTransferStatus(studio: Studio, transferId: string): WalletStatusAnswer {
  const { database } = studio;
  return inTransaction(database, () => {
    const known = findTransfer(database, transferId);
    if (known?.status === "ok") {
      return { status: "ok", transferId, outcome: "done", amountUnits: formatAmountUnits(known.order.amountUnits) };
    }
    if (known === undefined) {
      insertTransfer(
        database,
        { transferId, order: undefined, status: "transaction_rolled_back", balanceUnits: undefined },
        studio.nowMs(),
      );
    }
    return { status: "ok", transferId, outcome: "refused" };
  });
}
