/**
 * News of other capabilities that becomes a message. The index `platform_events_for_inbox` holds the same list: a new topic needs a
 * migration that makes the index anew.
 */
export const inboxTopics = [
  "accounts.device_new",
  "accounts.security_changed",
  "accounts.kyc_decided",
  "accounts.kyc_expiring",
  "safeguards.limits_changed",
  "safeguards.member_excluded",
  "lottery.bets_refunded",
  "lottery.bets_corrected",
] as const;

export type InboxTopic = (typeof inboxTopics)[number];
