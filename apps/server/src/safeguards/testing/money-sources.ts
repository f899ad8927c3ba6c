/** Every source file that hands a movement to the wallet, with the movements that it makes: kind and reason. */
export const movementSources: Readonly<Record<string, readonly string[]>> = {
  "accounts/grant-welcome.ts": ["credit demo_grant"],
  "accounts/start-free-play.ts": ["credit trial_grant"],
  "games/callbacks/bet.ts": ["debit game_bet"],
  "games/callbacks/refund.ts": ["rollback game_rollback"],
  "games/callbacks/win.ts": ["credit game_win"],
  "games/vendor-desk/sandbox.ts": ["credit adjustment", "debit adjustment"],
  "games/transfers/hold-for-vendor.ts": ["hold vendor_in"],
  "games/transfers/learn-result.ts": ["gain vendor_result", "loss vendor_result"],
  "games/transfers/recall-from-vendor.ts": ["recall vendor_out"],
  "games/transfers/settle-transfer.ts": ["deliver vendor_in", "deliver vendor_out", "release vendor_in", "release vendor_out"],
  "lottery/earlier-settlements.ts": ["rollback lottery_correction"],
  "lottery/give-back-sub-orders.ts": ["release lottery_refund", "rollback lottery_refund"],
  "lottery/lock-issue.ts": ["capture lottery_bet"],
  // Posts what `store-order.ts` makes.
  "lottery/place-order.ts": [],
  // Post what `give-back-sub-orders.ts`, `earlier-settlements.ts`, `rebate.ts` and `settle-issue.ts` make.
  "lottery/refund-issue.ts": [],
  "lottery/resettle-issue.ts": [],
  "lottery/rebate.ts": ["credit lottery_rebate"],
  "lottery/settle-issue.ts": ["credit lottery_refund", "credit lottery_win"],
  "lottery/store-order.ts": ["debit lottery_bet", "hold lottery_bet"],
  "seed/seed-accounts.ts": ["credit demo_grant"],
};

/** Functions of the database that write a transfer or a balance; all others are parts of these. */
export const movementFunctions = [
  "ledger_credit",
  "ledger_credit_plain",
  "ledger_debit",
  // Writes the balance of one of the other kinds, which have asked before.
  "ledger_enter",
  // Undoes what a movement did to a balance before its key turned out to be taken.
  "ledger_put_back",
  "ledger_record",
] as const;

/** Calls of the wire that bring an idempotency key: what they do to money. */
export const callsWithKey: Readonly<Record<string, "stakes" | "nothing">> = {
  "place-order": "stakes",
  "transfer-wallet": "stakes",
  "take-time-out": "nothing",
  "exclude-myself": "nothing",
  "send-message": "nothing",
};
