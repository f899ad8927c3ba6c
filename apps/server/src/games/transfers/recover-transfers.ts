import type { Scope } from "../../platform/context.ts";
import type { Job } from "../../platform/job.ts";
import { believe } from "./send-transfer.ts";
import { toTransfer, transferColumns, type TransferRow, type VendorTransfer } from "./transfer.ts";
import { findTransferClient } from "./transfer-vendor.ts";

/** So often unanswered, a transfer is a case for an operator; the vendor is asked on all the same, and nothing is guessed. */
const asksBeforeCase = 8;
const asksAtOnce = 20;

/** Takes what is due and puts the next question off, twice as long each time, up to five minutes. */
const claimDue = `
  update games_vendor_transfers
  set asked_count = asked_count + 1,
      ask_at = $1::timestamptz + least(interval '2 seconds' * power(2, asked_count), interval '5 minutes'),
      case_since = case when asked_count + 1 >= $2 then coalesce(case_since, $1) else case_since end
  where id in (
    select id from games_vendor_transfers where state = 'pending' and ask_at <= $1 order by ask_at limit ${asksAtOnce} for update skip locked
  )
  returning ${transferColumns}`;

/** Asks vendors, by our ids, what became of the transfers that nobody knows the end of. One that does not answer holds up no other. */
export async function recoverTransfers(scope: Scope): Promise<void> {
  const due = await scope.database.query<TransferRow>(claimDue, [scope.clock.now(), asksBeforeCase]);
  await Promise.all(due.map((row) => recoverOne(scope, toTransfer(row))));
}

async function recoverOne(scope: Scope, transfer: VendorTransfer): Promise<void> {
  const { id, integrationCode, askedCount, amountUnits } = transfer;
  const client = await findTransferClient(scope, integrationCode);
  const outcome =
    client === undefined
      ? ({ kind: "unknown", reason: "the integration is gone" } as const)
      : await client.status({ transferId: id, amountUnits });
  const state = await believe(scope, transfer, outcome);
  if (state === "pending" && askedCount === asksBeforeCase)
    scope.log.error(
      { transfer: id, integration: integrationCode, outcome },
      "nobody knows what became of a transfer: an operator must ask the vendor",
    );
}

export const recoverTransfersJob: Job = { name: "games.recover_transfers", everyMs: 1_000, run: recoverTransfers };
