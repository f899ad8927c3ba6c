export const walletErrors = {
  "wallet.insufficient_funds": 422,
  "wallet.amount_invalid": 422,
  "wallet.currency_mismatch": 422,
  "wallet.transfer_unknown": 404,
  "wallet.transfer_conflict": 409,
} as const;
