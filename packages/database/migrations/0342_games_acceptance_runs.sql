-- The acceptance suite as a vendor's engineer runs it for his own integration: that it is asked for, and what came of it, case by case.

create table games_acceptance_runs (
  id                   uuid primary key,
  integration_code     text not null references games_integrations,
  started_at           timestamptz not null,
  -- How the engineer's browser has the platform: launches lead back there.
  host_name            text not null,
  origin               text not null,
  -- When the vendor's endpoint had been tried; its results stand in games_endpoint_runs.
  endpoint_checked_at  timestamptz,
  finished_at          timestamptz
);
create unique index games_acceptance_runs_one on games_acceptance_runs (integration_code) where finished_at is null;
create index games_acceptance_runs_newest on games_acceptance_runs (integration_code, started_at desc);

-- Of the newest run of each integration alone.
create table games_acceptance_cases (
  run_id          uuid not null references games_acceptance_runs,
  position        smallint not null,
  -- What part of the suite it is of, and its name there.
  part            text not null,
  name            text not null,
  -- Null: its turn has not come.
  outcome         text check (outcome in ('passed', 'failed', 'not_applicable', 'not_run')),
  problem         text,
  duration_ms     integer,
  -- What was sent, answered and expected, masked and cut; the first steps of a long case.
  steps           jsonb not null default '[]',
  left_out_count  integer not null default 0,
  primary key (run_id, position)
);

-- Trial members of an integration that the suite alone plays with, so that it disturbs nobody at the sandbox.
create table games_acceptance_members (
  integration_code  text not null references games_integrations,
  position          smallint not null,
  member_id         uuid not null,
  primary key (integration_code, position)
);
