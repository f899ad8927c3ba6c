export const operatorsErrors = {
  "operators.login_failed": 422,
  "operators.field_invalid": 422,
  "operators.member_unknown": 404,
} as const;
