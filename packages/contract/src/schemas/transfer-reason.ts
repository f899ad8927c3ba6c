import { Type } from "typebox";

/** Why a transfer happened; its text is the phrase `wallet.reason.<reason>`. */
export const transferReasons = [
  "deposit",
  "withdrawal",
  "game_bet",
  "game_win",
  "game_rollback",
  "vendor_in",
  "vendor_out",
  "vendor_result",
  "lottery_bet",
  "lottery_win",
  "lottery_refund",
  "lottery_rebate",
  "lottery_correction",
  "trial_grant",
  "demo_grant",
  "adjustment",
] as const;

export const transferReason = Type.Enum(transferReasons);

export type TransferReason = (typeof transferReasons)[number];
