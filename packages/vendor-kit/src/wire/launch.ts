import { Type, type Static } from "typebox";
import { declareVendorCall } from "./declare-vendor-call.ts";
import { CurrencyCode, GameCode, LanguageCode, PlayerToken } from "./identifiers.ts";

export const LaunchRequest = Type.Object({
  call: Type.Literal("launch"),
  /** Unique to this launch: the vendor answers a nonce once. */
  nonce: Type.String({ minLength: 16, maxLength: 80 }),
  /** UTC, ISO 8601. A launch more than a minute from the vendor's clock is refused. */
  sentAt: Type.String({ minLength: 20, maxLength: 32 }),
  gameCode: GameCode,
  /** `free` plays with the vendor's own play money and never calls the platform. */
  mode: Type.Union([Type.Literal("real"), Type.Literal("free")]),
  /** Present for `real`, absent for `free`. */
  playerToken: Type.Optional(PlayerToken),
  /** The player's currency; in free play the one to show. */
  currency: CurrencyCode,
  language: LanguageCode,
  device: Type.Union([Type.Literal("mobile"), Type.Literal("desktop")]),
  /** The fixture that was tapped, as the vendor published it: a sports game opens at it, or as usual where it is over. */
  fixtureCode: Type.Optional(GameCode),
  /** IANA zone that times are shown in. Absent: the device's. */
  timeZone: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  /** Where the game's back button leads. */
  returnUrl: Type.String({ minLength: 1, maxLength: 500 }),
  /** Whether the market lets a game play on by itself. Absent: it does not. */
  autoplayAllowed: Type.Optional(Type.Boolean()),
  /** Least time from one spin to the next that the market asks for. Absent: 0. */
  minimumCycleMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 60_000 })),
  /** Host name that the browser used for the platform, without port: the vendor answers under the same name where it can. */
  hostName: Type.String({ pattern: "^[A-Za-z0-9.-]{1,253}$|^\\[[0-9a-fA-F:.]{2,45}\\]$" }),
});
export type LaunchRequest = Static<typeof LaunchRequest>;

export const LaunchAnswer = Type.Object({
  status: Type.Literal("ok"),
  /** Absolute; holds a one-time code that the game exchanges when it opens. */
  launchUrl: Type.String({ pattern: "^https?://" }),
});
export type LaunchAnswer = Static<typeof LaunchAnswer>;

/** Prepares a game for a player and says where it opens. Refused: `game_unknown`, `invalid_request`. */
export const launch = declareVendorCall({
  name: "launch",
  answeredBy: "vendor",
  method: "POST",
  path: "launch",
  request: LaunchRequest,
  answer: LaunchAnswer,
});
