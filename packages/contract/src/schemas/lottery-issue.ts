import { Type } from "typebox";

const text = Type.String();

/** The public randomness that an issue waits for: a chain (hash, public key: hex; seconds) and its round. */
const beacon = {
  hash: text,
  publicKey: text,
  genesisSeconds: Type.Integer(),
  periodSeconds: Type.Integer(),
  round: Type.Integer(),
};

/** A drawn issue: every prize with its lots in drawn order. */
export const drawnIssue = Type.Object(
  {
    numero: text,
    drawnAt: Type.String({ format: "date-time" }),
    /** Prize name → lots, leading zeros kept. */
    result: Type.Record(Type.String(), Type.Array(Type.String())),
    state: Type.Union([Type.Literal("drawn"), Type.Literal("settled"), Type.Literal("correcting"), Type.Literal("corrected")]),
    /** `official`: drawn outside and reported by two operators; its commitment and seed are empty. */
    source: Type.Union([Type.Literal("house"), Type.Literal("official")]),
    /** Above 1 where the result was corrected. */
    version: Type.Integer(),
    /** What the draw is a function of, for whoever checks it: hex. */
    commitment: text,
    seed: text,
    betRoot: text,
    betCount: Type.Integer(),
    lockAt: Type.String({ format: "date-time" }),
    /** With the round's signature, hex; absent where the draw used none. */
    beacon: Type.Optional(Type.Object({ ...beacon, signature: text })),
  },
  { $id: "DrawnIssue" },
);

/** An issue whose official result has not come yet: until `resultDueAt`, then it is void and every stake goes back. */
export const awaitedIssue = Type.Object({
  numero: text,
  drawAt: Type.String({ format: "date-time" }),
  resultDueAt: Type.String({ format: "date-time" }),
});

/** An issue that came to nothing: every stake went back. Its seed shows what the house would have drawn; empty for official issues. */
export const voidIssue = Type.Object({
  numero: text,
  drawAt: Type.String({ format: "date-time" }),
  reason: Type.Union([
    Type.Literal("never_opened"),
    Type.Literal("result_late"),
    Type.Literal("operators"),
    Type.Literal("locked_late"),
    Type.Literal("beacon_missing"),
    Type.Literal("part_void"),
  ]),
  commitment: text,
  seed: text,
  betRoot: text,
  /** The public round that it waited for: with it everybody can compute what would have been drawn. */
  beacon: Type.Optional(Type.Object(beacon)),
});

/** What the house announced when an issue opened, and its link with what it announced before, hex. */
export const announcement = Type.Object({
  numero: text,
  commitment: text,
  link: text,
  beacon: Type.Optional(Type.Object(beacon)),
});

/** A result that a correction took the place of. */
export const earlierResult = Type.Object({
  numero: text,
  version: Type.Integer(),
  result: Type.Record(Type.String(), Type.Array(Type.String())),
  decidedAt: Type.String({ format: "date-time" }),
});

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
    /** Its place in the chain of what the game has announced, hex; empty for official issues. */
    link: text,
    beacon: Type.Optional(Type.Object(beacon)),
  },
  { $id: "CurrentIssue" },
);
