-- The vendors' desk: where a vendor's engineer keeps the keys and terms of his integration, tries it with play money and reads what went
-- over the line. What a callback must know of it stands with the integration.

alter table games_integrations
  -- From where the vendor may call: addresses and networks in CIDR; empty: from anywhere.
  add column allowed_networks text[] not null default '{}',
  -- vendor: a round ends when the vendor says so; result: its first win, of nothing too, ends it.
  add column round_closing text not null default 'vendor' check (round_closing in ('vendor', 'result')),
  -- Decimals of the currency unit that his integers count; null: what his protocol says.
  add column amount_decimals smallint check (amount_decimals between 0 and 8);

-- Keys made or brought at the desk. With none that signs, those of the configuration do. A secret is wrapped by the platform's.
create table games_integration_keys (
  id                uuid primary key,
  integration_code  text not null references games_integrations,
  -- Null stands for the configuration's, which the first key of the desk follows.
  wrapped_key       bytea,
  -- next: taken from the vendor, signs nothing of ours yet; current: signs; former: still taken, until it ends.
  state             text not null check (state in ('next', 'current', 'former', 'ended')),
  made_at           timestamptz not null,
  -- When a former one ends by itself.
  ends_at           timestamptz,
  ended_at          timestamptz,
  check ((state = 'former') = (ends_at is not null and ended_at is null)),
  check ((state = 'ended') = (ended_at is not null))
);
create unique index games_integration_keys_one on games_integration_keys (integration_code, state) where state <> 'ended';

-- Engineers of vendors: each has one integration.
create table games_engineers (
  id                uuid primary key,
  user_name         text not null,
  user_name_key     text not null generated always as (lower(user_name)) stored unique,
  password_hash     text not null,
  integration_code  text not null references games_integrations,
  opened_at         timestamptz not null,
  disabled_at       timestamptz
);

create table games_engineer_sessions (
  id           uuid primary key,
  engineer_id  uuid not null references games_engineers,
  token_hash   bytea not null unique,
  address      text not null,
  started_at   timestamptz not null,
  seen_at      timestamptz not null,
  expires_at   timestamptz not null,
  ended_at     timestamptz
);
create index games_engineer_sessions_expiry on games_engineer_sessions (expires_at);

-- The play-money member of an integration, and the token of its last launch.
create table games_sandboxes (
  integration_code  text primary key references games_integrations,
  member_id         uuid not null,
  wrapped_token     bytea not null,
  token_expires_at  timestamptz not null
);

-- What came of the last run of the endpoint's checks.
create table games_endpoint_runs (
  integration_code  text primary key references games_integrations,
  ran_at            timestamptz not null,
  results           jsonb not null
);

-- The last calls between the platform and each integration, both ways: the newest few hundred, for some days.
create table games_vendor_calls (
  id                uuid primary key,
  integration_code  text not null references games_integrations,
  at                timestamptz not null,
  -- in: the vendor called; out: the platform did.
  direction         text not null check (direction in ('in', 'out')),
  method            text not null,
  target            text not null,
  duration_ms       integer not null,
  -- Null where no answer came.
  http_status       integer,
  -- What was asked for in the kit's terms, such as "bet" or "bet win end_round"; empty where it was not understood, and for our calls.
  operations        text not null,
  -- In the kit's terms: ok, a refusal, unknown, address_not_allowed.
  outcome           text not null,
  -- Of a call of the vendor's: which key it fits; sent: ours.
  signature         text not null check (signature in ('current', 'other', 'wrong', 'missing', 'sent', 'unchecked')),
  presented         text,
  expected          text,
  -- Cut short, tokens and names masked.
  request           text not null,
  response          text not null,
  player_id         text,
  -- The request as it came, wrapped by the platform's secret, so that it can be repeated; null where it cannot.
  wrapped_request   bytea,
  -- The call that it repeated at the desk.
  repeats           uuid
);
create index games_vendor_calls_newest on games_vendor_calls (integration_code, id desc);

-- What engineers do at the desk stands in the audit as theirs.
alter table platform_audit drop constraint platform_audit_actor_kind_check;
alter table platform_audit add constraint platform_audit_actor_kind_check check (actor_kind in ('operator', 'engineer', 'command', 'system'));
