import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { amountText, signedAmountText } from "../schemas/amount.ts";

/** A calendar day of the merchant's zone. */
const day = Type.Optional(Type.String({ format: "date" }));

const sums = {
  /** Everything staked, what went back too. */
  bet: amountText,
  win: amountText,
  /** Stakes that went back. */
  refund: amountText,
  /** `win` + `refund` − `bet`. */
  net: signedAmountText,
};

export const getThirdPartyRecords = declareCall({
  name: "get-third-party-records",
  capability: "records",
  method: "GET",
  path: "/wps/relay/GCS_thirdPartyRecords",
  access: "session",
  summary: "The member's rounds at vendors, newest first, with the totals of the whole period.",
  query: Type.Object({
    /** The first and the last day, both included; at most 92 days, the last 90 where nothing is said. */
    startDate: day,
    endDate: day,
    /** Category code (specification 3.12); all where nothing is said. */
    gameType: Type.Optional(Type.String({ maxLength: 16 })),
    /** Account-type name of a vendor; all where nothing is said. */
    vassalage: Type.Optional(Type.String({ maxLength: 24 })),
    /** Where the page before ended. */
    before: Type.Optional(Type.String({ maxLength: 80 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  }),
  value: Type.Object({
    records: Type.Array(
      Type.Object({
        id: Type.String(),
        /** When the round began. */
        at: Type.String({ format: "date-time" }),
        nodeId: Type.String(),
        gameType: Type.String(),
        /** Names in the request's language. */
        gameName: Type.String(),
        vassalage: Type.String(),
        vendorName: Type.String(),
        imageUrl: Type.String(),
        /** The vendor's own id. */
        roundId: Type.String(),
        currency: Type.String(),
        ...sums,
        /** pending, won, lost, refunded. */
        outcome: Type.String(),
      }),
    ),
    next: Type.Union([Type.String(), Type.Null()]),
    /** Of every round that the query asks for, not of the page alone; with the first page only. */
    totals: Type.Optional(Type.Object({ count: Type.Integer(), currency: Type.String(), ...sums })),
    /** What a filter can choose: the vendors of the rounds of this period, by category. With the first page only. */
    vendors: Type.Optional(Type.Array(Type.Object({ gameType: Type.String(), vassalage: Type.String(), vendorName: Type.String() }))),
  }),
  refusals: [],
});
