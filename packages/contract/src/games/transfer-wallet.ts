import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { amountText } from "../schemas/amount.ts";

export const transferWallet = declareCall({
  name: "transfer-wallet",
  capability: "games",
  method: "POST",
  path: "/wps/relay/GCS_walletTransfer",
  access: "member",
  summary: "Moves money to a vendor who keeps it himself, or home: an amount, or all there is; home from all vendors where none is named.",
  idempotency: "required",
  ratePerMinute: 30,
  body: Type.Object({
    /** Account-type name of the vendor. Only what comes home may go without. */
    vendor: Type.Optional(Type.String({ minLength: 1, maxLength: 24 })),
    /** `in`: to the vendor. `out`: home. */
    direction: Type.Union([Type.Literal("in"), Type.Literal("out")]),
    /** All there is where it is missing. */
    amount: Type.Optional(amountText),
  }),
  value: Type.Object({
    /** One for each vendor from or to whom money was moved; none where there was nothing to move. */
    transfers: Type.Array(
      Type.Object({
        id: Type.String(),
        vendor: Type.String(),
        amount: amountText,
        /** `pending`: the vendor has not said yet what became of it. The money is on its way until he does. */
        state: Type.Enum(["pending", "done", "undone"]),
      }),
    ),
  }),
  refusals: [
    "games.transfer_vendor_unknown",
    "games.transfer_under_way",
    "games.transfer_refused",
    "games.vendor_unavailable",
    "wallet.insufficient_funds",
    "wallet.amount_invalid",
    "safeguards.member_unknown",
    "safeguards.member_suspended",
    "safeguards.member_excluded",
    "safeguards.limit_reached",
  ],
});
