-- Limits that a member sets himself, and what they are counted with. A member without limits has no row here, and his movements do not
-- look: `limited` stands on the row that they lock anyway, and is part of `unrestricted`.
alter table safeguards_eligibility add column limited boolean not null default false;
alter table safeguards_eligibility
  alter column unrestricted set expression as (status = 'active' and excluded_until is null and not limited);

-- How often the member wants to be told for how long he has played; 0: never; null: as his merchant says.
alter table safeguards_eligibility add column reminder_minutes smallint check (reminder_minutes >= 0);

create table safeguards_limits (
  member_id uuid not null references safeguards_eligibility,
  kind text not null check (kind in ('deposit', 'loss', 'stake')),
  period text not null check (period in ('day', 'week', 'month')),
  -- In units of the member's currency.
  amount_units bigint not null check (amount_units > 0),
  set_at timestamptz not null,
  -- A raise or a removal waits here for its time and for the member's second word.
  asked text check (asked in ('raise', 'removal')),
  asked_amount_units bigint check (asked_amount_units > amount_units),
  asked_at timestamptz,
  primary key (member_id, kind, period),
  check ((asked is null) = (asked_at is null)),
  check ((asked is not distinct from 'raise') = (asked_amount_units is not null))
) with (fillfactor = 70);

-- What a limited member has paid in, staked and won in the day, week and month that run now, in his merchant's zone. Kept while he has
-- any limit, by each movement under the lock on his eligibility row.
create table safeguards_counters (
  member_id uuid not null references safeguards_eligibility,
  period text not null check (period in ('day', 'week', 'month')),
  zone text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  deposited_units bigint not null default 0,
  staked_units bigint not null default 0,
  won_units bigint not null default 0,
  primary key (member_id, period),
  check (starts_at < ends_at)
) with (fillfactor = 70);

-- Deposits that passed the gate when they were made. While one is open it counts against the limits beside what was paid in; its money
-- is then taken whenever it comes.
create table safeguards_deposits (
  deposit_id text primary key,
  member_id uuid not null references safeguards_eligibility,
  amount_units bigint not null check (amount_units > 0),
  admitted_at timestamptz not null,
  ended_at timestamptz,
  ended_as text check (ended_as in ('paid', 'given_up')),
  check ((ended_at is null) = (ended_as is null))
);
create index safeguards_deposits_open on safeguards_deposits (member_id) where ended_at is null;
