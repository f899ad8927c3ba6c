import { Type, type Static } from "typebox";
import { AmountUnitsText } from "./amount-units.ts";
import { declareVendorCall } from "./declare-vendor-call.ts";
import { CurrencyCode, PlayerId, PlayerToken } from "./identifiers.ts";

export const BalanceRequest = Type.Object({
  call: Type.Literal("balance"),
  playerToken: PlayerToken,
  playerId: PlayerId,
  currency: CurrencyCode,
});
export type BalanceRequest = Static<typeof BalanceRequest>;

export const BalanceAnswer = Type.Object({
  status: Type.Literal("ok"),
  balanceUnits: AmountUnitsText,
  currency: CurrencyCode,
});
export type BalanceAnswer = Static<typeof BalanceAnswer>;

/** What the player can stake now. Refused: `invalid_token`, `token_expired`, `wrong_currency`. */
export const balance = declareVendorCall({
  name: "balance",
  answeredBy: "platform",
  method: "POST",
  path: "balance",
  request: BalanceRequest,
  answer: BalanceAnswer,
});
