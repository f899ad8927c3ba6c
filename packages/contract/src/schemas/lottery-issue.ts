import { Type } from "typebox";

const text = Type.String();

/** A drawn issue: every prize with its lots in drawn order. */
export const drawnIssue = Type.Object(
  {
    numero: text,
    drawnAt: Type.String({ format: "date-time" }),
    /** Prize name → lots, leading zeros kept. */
    result: Type.Record(Type.String(), Type.Array(Type.String())),
    state: Type.Union([Type.Literal("drawn"), Type.Literal("settled"), Type.Literal("correcting")]),
    /** What the draw is a function of, for whoever checks it: hex. */
    commitment: text,
    seed: text,
    betRoot: text,
    betCount: Type.Integer(),
  },
  { $id: "DrawnIssue" },
);

/** The issue on sale, or locked and waiting for its draw. */
export const currentIssue = Type.Object(
  {
    numero: text,
    gameId: Type.Integer(),
    /** Milliseconds to the lock; 0 from then on. */
    remainTime: Type.Integer(),
    /** Milliseconds to the draw. */
    drawTime: Type.Integer(),
    /** Seconds between the lock and the draw. */
    lockTime: Type.Integer(),
    isSale: Type.Boolean(),
    commitment: text,
  },
  { $id: "CurrentIssue" },
);
