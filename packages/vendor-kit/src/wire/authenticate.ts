import { Type, type Static } from "typebox";
import { AmountUnitsText } from "./amount-units.ts";
import { declareVendorCall } from "./declare-vendor-call.ts";
import { CurrencyCode, GameCode, LanguageCode, PlayerId, PlayerToken } from "./identifiers.ts";

export const AuthenticateRequest = Type.Object({
  call: Type.Literal("authenticate"),
  playerToken: PlayerToken,
  gameCode: GameCode,
});
export type AuthenticateRequest = Static<typeof AuthenticateRequest>;

export const AuthenticateAnswer = Type.Object({
  status: Type.Literal("ok"),
  playerId: PlayerId,
  currency: CurrencyCode,
  language: LanguageCode,
  balanceUnits: AmountUnitsText,
});
export type AuthenticateAnswer = Static<typeof AuthenticateAnswer>;

/** Who plays: turns the token of a launch into a player. Refused: `invalid_token`, `token_expired`, `player_blocked`. */
export const authenticate = declareVendorCall({
  name: "authenticate",
  answeredBy: "platform",
  method: "POST",
  path: "authenticate",
  request: AuthenticateRequest,
  answer: AuthenticateAnswer,
});
