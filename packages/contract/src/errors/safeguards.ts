export const safeguardsErrors = {
  "safeguards.member_unknown": 404,
  "safeguards.member_suspended": 403,
  "safeguards.member_excluded": 403,
  "safeguards.limit_reached": 422,
  "safeguards.trial_only": 403,
  "safeguards.limit_above_cap": 422,
  "safeguards.limit_mandatory": 422,
  "safeguards.nothing_to_confirm": 409,
  "safeguards.confirm_too_soon": 409,
  "safeguards.reminder_not_offered": 422,
  "safeguards.term_not_offered": 422,
} as const;
