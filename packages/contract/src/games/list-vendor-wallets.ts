import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { balanceText } from "../schemas/balances.ts";

export const listVendorWallets = declareCall({
  name: "list-vendor-wallets",
  capability: "games",
  method: "GET",
  path: "/wps/wallets/gcs/vendors",
  access: "session",
  summary: "What of the member's money stands at vendors who keep it themselves, and what of it is on its way.",
  value: Type.Object({
    currency: Type.String({ pattern: "^[A-Z]{3}$" }),
    vendors: Type.Array(
      Type.Object({
        vendor: Type.String(),
        name: Type.String(),
        iconUrl: Type.String(),
        /** What the vendor tells, 2 decimals; what he told last where he does not answer. */
        balance: balanceText,
        /** False where the vendor was asked and did not answer. */
        answers: Type.Boolean(),
        onItsWay: Type.Union([
          Type.Null(),
          Type.Object({
            direction: Type.Union([Type.Literal("in"), Type.Literal("out")]),
            amount: balanceText,
            since: Type.String({ format: "date-time" }),
          }),
        ]),
      }),
    ),
  }),
  refusals: [],
});
