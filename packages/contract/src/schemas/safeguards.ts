import { Type } from "typebox";
import { amountText, signedAmountText } from "./amount.ts";

/** What a limit counts: money paid in, gross; stakes less wins; stakes. */
export const limitKinds = ["deposit", "loss", "stake"] as const;
export type LimitKind = (typeof limitKinds)[number];
export const limitKind = Type.Enum(limitKinds);

/** Calendar windows in the merchant's zone; a week begins on Monday. */
export const limitPeriods = ["day", "week", "month"] as const;
export type LimitPeriod = (typeof limitPeriods)[number];
export const limitPeriod = Type.Enum(limitPeriods);

/** A raise or a removal that waits: it takes effect when the member confirms it in that time, and lapses after it. */
const waitingChange = Type.Object({
  /** What it becomes; null where the limit goes. */
  amount: Type.Union([amountText, Type.Null()]),
  confirmableFrom: Type.String({ format: "date-time" }),
  confirmableUntil: Type.String({ format: "date-time" }),
});

export const safeguardLimit = Type.Object({
  kind: limitKind,
  period: limitPeriod,
  /** In the member's currency; null where none is set. */
  amount: Type.Union([amountText, Type.Null()]),
  /** Of the window that runs now; a loss below zero is a win. Null where no limit is set. */
  used: Type.Union([signedAmountText, Type.Null()]),
  left: Type.Union([amountText, Type.Null()]),
  startsAnewAt: Type.Union([Type.String({ format: "date-time" }), Type.Null()]),
  waiting: Type.Union([waitingChange, Type.Null()]),
  /** The merchant's market demands it: it may be lowered, never removed. */
  mandatory: Type.Boolean(),
  /** The most that the merchant's market allows. */
  cap: Type.Union([amountText, Type.Null()]),
});

/** `24h`, `7d`, `6m`, `1y`, `forever`: see `exclusion-term.ts` of the rules. */
export const exclusionTerm = Type.String({ pattern: "^([1-9][0-9]{0,3}[hdmy]|forever)$" });

export const exclusion = Type.Object({
  kind: Type.Enum(["time_out", "self_exclusion"] as const),
  /** Null where it is for ever. */
  until: Type.Union([Type.String({ format: "date-time" }), Type.Null()]),
});

export const safeguards = Type.Object(
  {
    currency: Type.String(),
    serverTime: Type.String({ format: "date-time" }),
    /** Every kind in every period. */
    limits: Type.Array(safeguardLimit),
    /** The exclusion that holds now. */
    exclusion: Type.Union([exclusion, Type.Null()]),
    /** What the merchant offers. */
    timeOuts: Type.Array(exclusionTerm),
    selfExclusions: Type.Array(exclusionTerm),
    /** Minutes between reminders; 0: none. */
    reminderMinutes: Type.Integer({ minimum: 0 }),
    reminderChoices: Type.Array(Type.Integer({ minimum: 0 })),
  },
  { $id: "Safeguards" },
);
