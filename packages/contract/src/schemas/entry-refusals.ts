/**
 * What any way into an account may be refused with once the person is known to be its owner. `accounts.second_factor_required` carries
 * `{ ticket, expiresAt }`, with which `enter-second-factor` goes on.
 */
export const entryRefusals = [
  "accounts.account_disabled",
  "accounts.members_only",
  "accounts.agents_only",
  "accounts.second_factor_required",
  "accounts.device_not_remembered",
] as const;
