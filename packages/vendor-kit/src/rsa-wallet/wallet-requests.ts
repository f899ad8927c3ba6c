import { Type, type Static } from "typebox";
import { CurrencyCode, GameCode, PlayerId, PlayerToken, RoundId, TransactionId } from "../wire/identifiers.ts";

/** Echoed in the answer, for the two sides' engineers; a repeated call may carry another. */
const RequestUuid = Type.String({ minLength: 1, maxLength: 80 });

/** 1/100,000 of the currency unit, as a plain JSON integer. */
const Amount = Type.BigInt({ minimum: 0n });

const ofCall = { user: PlayerId, request_uuid: RequestUuid };

const ofTransaction = {
  ...ofCall,
  transaction_uuid: TransactionId,
  round: RoundId,
  /** The last transaction of its round: no stake is taken in it from then on. */
  round_closed: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
  game_code: GameCode,
  currency: CurrencyCode,
  /** Of a campaign of the vendor's, who pays for it himself. */
  reward_uuid: Type.Optional(Type.Union([Type.String({ maxLength: 80 }), Type.Null()])),
  is_free: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
};

export const RsaInfoRequest = Type.Object(ofCall);
export type RsaInfoRequest = Static<typeof RsaInfoRequest>;

export const RsaBalanceRequest = Type.Object({ ...ofCall, token: PlayerToken, currency: Type.Optional(CurrencyCode) });
export type RsaBalanceRequest = Static<typeof RsaBalanceRequest>;

export const RsaBetRequest = Type.Object({ ...ofTransaction, token: PlayerToken, amount: Amount });
export type RsaBetRequest = Static<typeof RsaBetRequest>;

export const RsaWinRequest = Type.Object({
  ...ofTransaction,
  amount: Amount,
  /** The bet that won; only the win of a reward may be without one. */
  reference_transaction_uuid: Type.Optional(Type.Union([TransactionId, Type.Null()])),
});
export type RsaWinRequest = Static<typeof RsaWinRequest>;

export const RsaRollbackRequest = Type.Object({
  ...ofTransaction,
  currency: Type.Optional(CurrencyCode),
  /** The bet or win to undo, whole. */
  reference_transaction_uuid: TransactionId,
});
export type RsaRollbackRequest = Static<typeof RsaRollbackRequest>;
