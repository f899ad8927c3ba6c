import { Type, type Static } from "typebox";
import { AmountUnitsText } from "../wire/amount-units.ts";
import { declareVendorCall } from "../wire/declare-vendor-call.ts";
import { CurrencyCode, PlayerId } from "../wire/identifiers.ts";

/** A transfer's id: chosen by the platform, used once for ever. */
const TransferId = Type.String({ minLength: 1, maxLength: 80, pattern: "^[A-Za-z0-9._:-]+$" });

export const WalletBalanceRequest = Type.Object({ call: Type.Literal("wallet-balance"), playerId: PlayerId, currency: CurrencyCode });
export type WalletBalanceRequest = Static<typeof WalletBalanceRequest>;

export const WalletBalanceAnswer = Type.Object({ status: Type.Literal("ok"), balanceUnits: AmountUnitsText, currency: CurrencyCode });
export type WalletBalanceAnswer = Static<typeof WalletBalanceAnswer>;

/** What stands at the vendor and could be withdrawn now: not what is staked in a round that still runs. A player whom the vendor never saw has "0". */
export const walletBalance = declareVendorCall({
  name: "wallet-balance",
  answeredBy: "vendor",
  method: "POST",
  path: "wallet/balance",
  request: WalletBalanceRequest,
  answer: WalletBalanceAnswer,
});

function moving<const Name extends "wallet-deposit" | "wallet-withdraw">(name: Name) {
  return Type.Object({
    call: Type.Literal(name),
    transferId: TransferId,
    playerId: PlayerId,
    currency: CurrencyCode,
    /** Above zero. Moved whole or not at all. */
    amountUnits: AmountUnitsText,
  });
}

export const WalletDepositRequest = moving("wallet-deposit");
export type WalletDepositRequest = Static<typeof WalletDepositRequest>;
export const WalletWithdrawRequest = moving("wallet-withdraw");
export type WalletWithdrawRequest = Static<typeof WalletWithdrawRequest>;

/** The same request again gets the same answer, with the balance right after the movement. */
export const WalletMovedAnswer = Type.Object({
  status: Type.Literal("ok"),
  transferId: TransferId,
  /** What was moved: the amount that was asked for. */
  amountUnits: AmountUnitsText,
  balanceUnits: AmountUnitsText,
});
export type WalletMovedAnswer = Static<typeof WalletMovedAnswer>;

/** To the vendor. Refused: `player_blocked`, `wrong_currency`, `transaction_conflict`, `transaction_rolled_back`, `invalid_request`. */
export const walletDeposit = declareVendorCall({
  name: "wallet-deposit",
  answeredBy: "vendor",
  method: "POST",
  path: "wallet/deposit",
  request: WalletDepositRequest,
  answer: WalletMovedAnswer,
});

/** Home. Refused as a deposit is, and where there is less: `insufficient_funds`. */
export const walletWithdraw = declareVendorCall({
  name: "wallet-withdraw",
  answeredBy: "vendor",
  method: "POST",
  path: "wallet/withdraw",
  request: WalletWithdrawRequest,
  answer: WalletMovedAnswer,
});

export const WalletStatusRequest = Type.Object({ call: Type.Literal("wallet-status"), transferId: TransferId });
export type WalletStatusRequest = Static<typeof WalletStatusRequest>;

export const WalletStatusAnswer = Type.Object({
  status: Type.Literal("ok"),
  transferId: TransferId,
  /**
   * `done` or `refused`, for ever. There is no third: an id that the vendor does not know when he is asked is refused from
   * that moment on, so that a request which comes late moves nothing (`transaction_rolled_back`).
   */
  outcome: Type.Union([Type.Literal("done"), Type.Literal("refused")]),
  /** What was moved, where it was done. */
  amountUnits: Type.Optional(AmountUnitsText),
});
export type WalletStatusAnswer = Static<typeof WalletStatusAnswer>;

/** What became of a transfer, by its id. Any answer is final. */
export const walletStatus = declareVendorCall({
  name: "wallet-status",
  answeredBy: "vendor",
  method: "POST",
  path: "wallet/status",
  request: WalletStatusRequest,
  answer: WalletStatusAnswer,
});
