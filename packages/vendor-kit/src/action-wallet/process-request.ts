import { Type, type Static } from "typebox";
import { CurrencyCode, PlayerId, PlayerToken, RoundId, TransactionId } from "../wire/identifiers.ts";

/** A vendor's game may have its maker's name before a colon. */
const GameIdentifier = Type.String({ minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9._:-]+$" });

/** 1/100 of the currency unit, as a plain JSON integer. */
const Amount = Type.BigInt({ minimum: 0n });

const BetAction = Type.Object({ action: Type.Literal("bet"), action_id: TransactionId, amount: Amount });

const WinAction = Type.Object({
  action: Type.Literal("win"),
  action_id: TransactionId,
  amount: Amount,
  /** Of a campaign of the vendor's: paid without a bet. */
  reward_id: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
});

const RollbackAction = Type.Object({
  action: Type.Literal("rollback"),
  action_id: TransactionId,
  /** The bet or win to undo, whole. */
  original_action_id: TransactionId,
});

export const Action = Type.Union([BetAction, WinAction, RollbackAction]);
export type Action = Static<typeof Action>;

export const ProcessRequest = Type.Object({
  user_id: PlayerId,
  currency: CurrencyCode,
  game: GameIdentifier,
  /** The round. Must be there with actions, and to finish one. */
  game_id: Type.Optional(RoundId),
  /** The round is over once these actions are done. */
  finished: Type.Optional(Type.Boolean()),
  /** What the platform gave at launch. Must be there with a bet. */
  session_id: Type.Optional(PlayerToken),
  /** Done in this order, all or nothing; none asks for the balance, or only finishes the round. */
  actions: Type.Optional(Type.Array(Action, { maxItems: 100 })),
});
export type ProcessRequest = Static<typeof ProcessRequest>;
