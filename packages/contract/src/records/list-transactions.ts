import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { signedAmountText } from "../schemas/amount.ts";
import { transferReason } from "../schemas/transfer-reason.ts";

export const listTransactions = declareCall({
  name: "list-transactions",
  capability: "records",
  method: "GET",
  path: "/wps/relay/ODS2_MemberTransaction",
  access: "session",
  summary: "The member's statement, newest first: what came in and went out, why, and the balance right after.",
  query: Type.Object({
    from: Type.Optional(Type.String({ format: "date-time" })),
    to: Type.Optional(Type.String({ format: "date-time" })),
    /** One reason; all where nothing is said. */
    code: Type.Optional(transferReason),
    /** Where the page before ended. */
    before: Type.Optional(Type.String({ pattern: "^[0-9]{1,18}$" })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  value: Type.Object({
    lines: Type.Array(
      Type.Object({
        id: Type.String(),
        at: Type.String({ format: "date-time" }),
        kind: Type.String(),
        reason: Type.String(),
        currency: Type.String(),
        amount: signedAmountText,
        balance: signedAmountText,
        subject: Type.Object({ type: Type.String(), id: Type.String() }),
        /**
         * Small facts of the line: a game's or an issue's name. Of a transfer to a vendor who keeps the money, or home: `vendorName`, and
         * `transferState` (pending, done, undone); the subject's id is the reference under which the vendor knows it.
         */
        details: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
      }),
    ),
    next: Type.Union([Type.String(), Type.Null()]),
  }),
  refusals: [],
});
