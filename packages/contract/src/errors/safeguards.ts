export const safeguardsErrors = {
  "safeguards.member_unknown": 404,
  "safeguards.member_suspended": 403,
  "safeguards.member_excluded": 403,
  "safeguards.limit_reached": 422,
  "safeguards.trial_only": 403,
} as const;
