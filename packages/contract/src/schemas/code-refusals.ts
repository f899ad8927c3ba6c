/** What asking for a code may be refused with; the value says `expirationTime`, from when on one may be asked for. */
export const codeIssueRefusals = ["accounts.code_too_soon", "accounts.code_limit"] as const;

/** What a code that was typed may be refused with. */
export const codeUseRefusals = ["accounts.code_wrong", "accounts.code_expired", "accounts.too_many_tries"] as const;
