/** What any way into an account may be refused with once the person is known to be its owner. */
export const entryRefusals = ["accounts.account_disabled", "accounts.members_only", "accounts.agents_only"] as const;
