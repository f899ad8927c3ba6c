-- Official games: their issues are not drawn here, they wait for a result that two operators enter alike; until when is promised when the
-- issue is announced. Results have versions, and a corrected one settles the issue's bets again.
alter table lottery_games
  add column result_source text not null default 'house' check (result_source in ('house', 'official')),
  -- How long after the draw's time a result may come, and how long after it a result may be corrected.
  add column result_grace_ms bigint not null default 3600000 check (result_grace_ms > 0),
  add column correction_limit_ms bigint not null default 86400000 check (correction_limit_ms >= 0),
  -- A line of the game's feed needs no second operator.
  add column feed_trusted boolean not null default false;

alter table lottery_issues
  add column source text not null default 'house' check (source in ('house', 'official')),
  add column result_due_at timestamptz,
  add column void_reason text check (void_reason in ('never_opened', 'result_late', 'operators')),
  add check ((source = 'official') = (result_due_at is not null));

alter table lottery_issues drop constraint lottery_issues_state_check;
alter table lottery_issues add constraint lottery_issues_state_check
  check (state in ('scheduled', 'open', 'locked', 'awaiting_result', 'drawn', 'settled', 'correcting', 'void'));
-- An official issue has no seed.
alter table lottery_issues drop constraint lottery_issues_check;
alter table lottery_issues add constraint lottery_issues_check
  check (state in ('scheduled', 'void') or source = 'official' or (seed is not null and commitment is not null));
alter table lottery_issues drop constraint lottery_issues_check1;
alter table lottery_issues add constraint lottery_issues_check1
  check (state not in ('locked', 'awaiting_result', 'drawn', 'settled', 'correcting') or bet_root is not null);

-- A void issue is finished when every stake has gone back.
drop index lottery_issues_unfinished;
create index lottery_issues_unfinished on lottery_issues (lock_at)
  where state in ('scheduled', 'open', 'locked', 'awaiting_result', 'drawn', 'correcting') or (state = 'void' and settled_at is null);
create index lottery_issues_void on lottery_issues (game_id, draw_at desc) where state = 'void';

-- Every result that an official issue had, with the names of the two who are answerable for it.
create table lottery_results (
  issue_id      uuid not null references lottery_issues (id),
  version       integer not null check (version > 0),
  result_text   text not null,
  entered_by    text not null,
  confirmed_by  text not null,
  confirmer_id  uuid not null,
  reason        text not null,
  decided_at    timestamptz not null,
  primary key (issue_id, version)
);

-- What operators entered, each without sight of the other's: two alike make the result of that version.
create table lottery_result_entries (
  id             uuid primary key,
  issue_id       uuid not null references lottery_issues (id),
  version        integer not null check (version > 0),
  operator_id    uuid not null,
  operator_name  text not null,
  via            text not null check (via in ('hand', 'feed')),
  result_text    text not null,
  reason         text not null,
  entered_at     timestamptz not null,
  state          text not null check (state in ('waiting', 'matched', 'mismatched', 'replaced'))
);
create unique index lottery_result_entries_waiting on lottery_result_entries (issue_id, version) where state = 'waiting';
create index lottery_result_entries_issue on lottery_result_entries (issue_id, id);

-- An operator's wish that an issue be void, which another one confirms.
create table lottery_void_requests (
  id             uuid primary key,
  issue_id       uuid not null references lottery_issues (id),
  operator_id    uuid not null,
  operator_name  text not null,
  reason         text not null,
  requested_at   timestamptz not null,
  state          text not null check (state in ('waiting', 'confirmed', 'lapsed'))
);
create unique index lottery_void_requests_waiting on lottery_void_requests (issue_id) where state = 'waiting';

-- How a bet stood before a correction, or a voiding, settled it anew. Its own row holds how it stands now.
create table lottery_earlier_settlements (
  sub_order_id    uuid not null,
  result_version  integer not null,
  placed_at       timestamptz not null,
  issue_id        uuid not null,
  state           text not null,
  hits            numeric not null,
  win_units       bigint not null,
  push_units      bigint not null,
  settled_at      timestamptz not null,
  -- The result version that took its place; null where the issue became void.
  replaced_by     integer,
  primary key (sub_order_id, result_version)
);
create index lottery_earlier_settlements_issue on lottery_earlier_settlements (issue_id, replaced_by);

-- The version whose win is on the balance, where a later result left it as it was; null: the bet's own.
alter table lottery_sub_orders add column win_version integer;

-- What is told of results goes into inboxes.
alter table messages_inbox drop constraint messages_inbox_kind_check;
alter table messages_inbox add constraint messages_inbox_kind_check
  check (kind in ('device_new', 'security_changed', 'kyc_decided', 'kyc_expiring', 'limits_changed', 'excluded', 'lottery_refunded', 'lottery_corrected', 'operator'));
drop index platform_events_for_inbox;
create index platform_events_for_inbox on platform_events (id)
  where taken_at is null and member_id is not null and topic in (
    'accounts.device_new', 'accounts.security_changed', 'accounts.kyc_decided', 'accounts.kyc_expiring',
    'safeguards.limits_changed', 'safeguards.member_excluded', 'lottery.bets_refunded', 'lottery.bets_corrected');
