-- News that a capability must write down once, whoever runs and however long nobody did, is taken from the events' table itself: each
-- event that somebody has to take is marked when he has, in the transaction that does what it asks for. A mark, not a position, since
-- positions (transaction ids) begin anew where a backup is restored into another server.
alter table platform_events add column taken_at timestamptz;

-- What waits for the members' inboxes. The list is the one of `messages/relay/inbox-topics.ts`.
create index platform_events_for_inbox on platform_events (id)
  where taken_at is null and member_id is not null and topic in (
    'accounts.device_new', 'accounts.security_changed', 'accounts.kyc_decided', 'accounts.kyc_expiring',
    'safeguards.limits_changed', 'safeguards.member_excluded');

-- What was announced before there was an inbox stays as it was.
update platform_events set taken_at = clock_timestamp()
where member_id is not null and topic in (
  'accounts.device_new', 'accounts.security_changed', 'accounts.kyc_decided', 'accounts.kyc_expiring',
  'safeguards.limits_changed', 'safeguards.member_excluded');
