import type { TransferClient, TransferOutcome } from "@lantern/vendor-kit/transfer-wallet/transfer-client.ts";
import type { Scope } from "../../platform/context.ts";
import { settleTransfer } from "./settle-transfer.ts";
import type { TransferState, VendorTransfer } from "./transfer.ts";

const updateUnknown = "update games_vendor_transfers set last_answer = $2 where id = $1 and state = 'pending'";

/** Asks the vendor to do a transfer that was begun, once, outside any transaction. Unknown, it stays on its way: the job asks on. */
export async function sendTransfer(scope: Scope, client: TransferClient, transfer: VendorTransfer): Promise<TransferState> {
  const order = {
    transferId: transfer.id,
    playerId: transfer.memberId,
    currency: transfer.currency,
    amountUnits: transfer.amountUnits,
  };
  return believe(scope, transfer, await (transfer.direction === "in" ? client.deposit(order) : client.withdraw(order)));
}

/** Does what the vendor's answer means. No answer, and one that says something else than was asked, means nothing at all. */
export async function believe(scope: Scope, { id }: VendorTransfer, outcome: TransferOutcome): Promise<TransferState> {
  switch (outcome.kind) {
    case "done":
      return settleTransfer(scope, id, "done", "done");
    case "refused":
      return settleTransfer(scope, id, "undone", outcome.status);
    case "unknown":
      await scope.database.query(updateUnknown, [id, outcome.reason]);
      return "pending";
  }
}
