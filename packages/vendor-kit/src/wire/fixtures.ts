import { Type, type Static } from "typebox";
import { declareVendorCall } from "./declare-vendor-call.ts";
import { GameCode } from "./identifiers.ts";

const Names = Type.Record(Type.String(), Type.String({ minLength: 1, maxLength: 80 }));

export const FixtureSide = Type.Object({
  /** Language code → name. Always has "en". */
  names: Names,
  /** CSS colour of the side's shirt. */
  colour: Type.String({ pattern: "^#[0-9a-fA-F]{6}$" }),
});

const Goals = Type.Integer({ minimum: 0, maximum: 999 });

/** What a unit staked pays back, as a decimal text of two places ("2.05"). */
const Odds = Type.String({ pattern: "^[1-9][0-9]{0,3}\\.[0-9]{2}$" });

export const Fixture = Type.Object({
  /** Stays the same for as long as the fixture is published. */
  fixtureCode: GameCode,
  /** The brand that offers it, and its game that a tap opens: both stand in the catalogue. */
  brandCode: Type.String({ pattern: "^[A-Z0-9_]{2,24}$" }),
  gameCode: GameCode,
  /** UTC, ISO 8601. */
  kickOffAt: Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$" }),
  state: Type.Union([Type.Literal("upcoming"), Type.Literal("live"), Type.Literal("ended")]),
  competition: Names,
  home: FixtureSide,
  away: FixtureSide,
  /** Of a fixture that is live or ended. */
  score: Type.Optional(Type.Object({ home: Goals, away: Goals })),
  /** Minutes played, while it is live. */
  minute: Type.Optional(Type.Integer({ minimum: 0, maximum: 200 })),
  odds: Type.Optional(Type.Object({ home: Odds, draw: Type.Optional(Odds), away: Odds })),
});
export type Fixture = Static<typeof Fixture>;

export const FixturesAnswer = Type.Object({
  status: Type.Literal("ok"),
  fixtures: Type.Array(Fixture, { maxItems: 200 }),
});
export type FixturesAnswer = Static<typeof FixturesAnswer>;

/**
 * What a sports vendor would like shown of its matches: those that are on and those of the next days. Optional: a vendor without
 * fixtures need not have the call.
 */
export const fixtures = declareVendorCall({
  name: "fixtures",
  answeredBy: "vendor",
  method: "GET",
  path: "fixtures",
  answer: FixturesAnswer,
});
