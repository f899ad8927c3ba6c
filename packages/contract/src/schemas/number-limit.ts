import { Type } from "typebox";

const text = Type.String();

/** A number that is closed or pays less than listed. */
export const numberLimit = Type.Object({
  /** A pick ("47", "big"), or a whole single bet ("49_83", "|6|"). */
  number: text,
  /** Null: all plays where it occurs. */
  playId: Type.Union([text, Type.Null()]),
  /** Null: until it is lifted. */
  numero: Type.Union([text, Type.Null()]),
  /** What of the listed odds it pays; 0: it takes no bets. */
  oddsPercent: Type.Integer(),
});

/** What the house would have to pay on the numbers of an issue, and which of them operators have limited. */
export const numberExposure = Type.Object({
  gameCode: text,
  numero: text,
  state: text,
  currencies: Type.Array(
    Type.Object({
      currency: text,
      betAmount: text,
      /** The dearest first, at most 200. `payout` is for a number that comes once. */
      numbers: Type.Array(Type.Object({ playId: text, number: text, payout: text })),
    }),
  ),
  limits: Type.Array(Type.Object({ ...numberLimit.properties, reason: text, operator: text, since: Type.String({ format: "date-time" }) })),
});
