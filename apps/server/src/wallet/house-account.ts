import type { TransferReason } from "@lantern/contract/schemas/transfer-reason.ts";

/** The house's accounts of a merchant and currency, each once for real and once for trial money. */
export const houseAccountNames = ["adjustments", "cash", "games", "grants", "lottery"] as const;

export type HouseAccountName = (typeof houseAccountNames)[number];

const accountByReason: Readonly<Record<TransferReason, HouseAccountName>> = {
  deposit: "cash",
  withdrawal: "cash",
  game_bet: "games",
  game_win: "games",
  game_rollback: "games",
  vendor_in: "games",
  vendor_out: "games",
  vendor_result: "games",
  lottery_bet: "lottery",
  lottery_win: "lottery",
  lottery_refund: "lottery",
  lottery_rebate: "lottery",
  lottery_correction: "lottery",
  trial_grant: "grants",
  demo_grant: "grants",
  adjustment: "adjustments",
};

/** Which house account stands on the other side of a movement. */
export function houseAccountFor(reason: TransferReason): HouseAccountName {
  return accountByReason[reason];
}
