-- The public randomness that an issue of the house waits for: named when it opens, so that nobody chooses later.
alter table lottery_issues
  -- {"hash", "publicKey", "genesisSeconds", "periodSeconds"}: what its signature is checked by, whatever is configured later.
  add column beacon_chain     jsonb,
  add column beacon_round     integer check (beacon_round > 0),
  -- The round's signature; `beacon` is the randomness that follows from it.
  add column beacon_signature bytea,
  add constraint lottery_issues_beacon_named check ((beacon_chain is null) = (beacon_round is null)),
  add constraint lottery_issues_beacon_signed check ((beacon is null) = (beacon_signature is null) and (beacon is null or beacon_round is not null));
create index lottery_issues_beacon_awaited on lottery_issues (beacon_round) where beacon_round is not null and beacon is null and state = 'locked';

-- By rule: an issue whose bets were closed when its round was known already, and one whose round did not come.
alter table lottery_issues drop constraint lottery_issues_void_reason_check;
alter table lottery_issues add constraint lottery_issues_void_reason_check
  check (void_reason in ('never_opened', 'result_late', 'operators', 'locked_late', 'beacon_missing'));
