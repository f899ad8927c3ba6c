-- What a game allows beyond one line, what the house owes on each number, and numbers that are closed or pay less.

alter table lottery_games
  -- Closed and lowered numbers, with who said so; read with the game, so that a game without any pays nothing for them.
  add column number_limits jsonb not null default '[]',
  -- Grows with every change of `limits`: what was counted before is counted anew.
  add column limits_version integer not null default 0;
comment on column lottery_games.limits is
  'By currency: what a line may cost and win, in units as text; beside them what an order, a member and all members may stake in an issue, what a member may win in it, and up to which payout a number is sold.';

-- The version of the game's limits that bets are counted by: a transaction that read the game before it changed sees it here.
alter table lottery_issues add column limits_version integer not null default 0;

-- Frozen with the bet: what its member may win in the issue. Null: not limited.
alter table lottery_orders add column member_win_max_units bigint;
-- What a capped bet would have won without its caps; null where none cut it.
alter table lottery_sub_orders add column uncapped_win_units bigint;

-- Sums of an issue that bets have to stay below. The row of subject 'issue' (all stakes) is locked by whoever counts a bet: bets of one issue and
-- currency are counted one after the other. Others: 'member:<id>' (stakes of a member), 'number:<play>:<number>' (payout of a
-- number), 'won:<result version>:<member id>' (wins paid, where they are capped).
create table lottery_issue_counts (
  issue_id  uuid not null references lottery_issues (id),
  currency  text not null,
  subject   text not null,
  units     bigint not null,
  primary key (issue_id, currency, subject)
);

-- What cancelled bets free: written without any lock, taken off the sums by whoever counts next.
create table lottery_issue_releases (
  id        bigint generated always as identity primary key,
  issue_id  uuid not null references lottery_issues (id),
  currency  text not null,
  subject   text not null,
  units     bigint not null
);
create index lottery_issue_releases_issue on lottery_issue_releases (issue_id, currency);
