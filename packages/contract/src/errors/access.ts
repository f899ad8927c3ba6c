/** Refusals of the gate before an operation: whose call it is. */
export const accessErrors = {
  "access.not_logged_in": 401,
  "access.session_expired": 401,
  "access.token_mismatch": 403,
  "access.trial_refused": 403,
  "access.cashier_refused": 403,
  "access.agents_only": 403,
  "access.operators_only": 403,
  "access.not_permitted": 403,
  "access.merchant_mismatch": 403,
} as const;
