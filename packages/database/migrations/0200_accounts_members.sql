-- Members, who stands under whom, their sessions and the small change of logging in. A user name is taken once a
-- merchant, whatever its case. Secrets are kept as hashes only: passwords by argon2, tokens and codes by SHA-256.

create table accounts_members (
  id                 uuid primary key,
  merchant_id        uuid not null,
  user_name          text not null,
  user_name_key      text not null generated always as (lower(user_name)) stored,
  password_hash      text,
  member_type        smallint not null check (member_type in (0, 1, 2, 4, 40, 41, 42)),
  currency           text not null,
  language           text not null,
  nickname           text not null default '',
  -- The optional fields of a registration, by the specification's names.
  registration       jsonb not null default '{}',
  labels             text[] not null default '{}',
  vip_rank_level     integer not null default 0 check (vip_rank_level >= 0),
  first_time_login   boolean not null default false,
  parent_id          uuid references accounts_members (id),
  -- From the top agent down to the parent: one row tells the whole line.
  ancestor_ids       uuid[] not null default '{}',
  registered_at      timestamptz not null,
  unique (merchant_id, user_name_key)
);
create index accounts_members_parent on accounts_members (parent_id) where parent_id is not null;
create index accounts_members_ancestors on accounts_members using gin (ancestor_ids);

create table accounts_affiliate_codes (
  code         text not null,
  merchant_id  uuid not null,
  agent_id     uuid not null references accounts_members (id),
  member_type  smallint not null check (member_type in (0, 1)),
  uses         integer not null default 0,
  expires_at   timestamptz,
  retired_at   timestamptz,
  primary key (merchant_id, code)
);

create table accounts_sessions (
  id            uuid primary key,
  member_id     uuid not null references accounts_members (id),
  merchant_id   uuid not null,
  token_hash    bytea not null unique,
  device        text not null,
  address       text not null,
  started_at    timestamptz not null,
  seen_at       timestamptz not null,
  expires_at    timestamptz not null,
  ended_at      timestamptz
);
create index accounts_sessions_member on accounts_sessions (member_id) where ended_at is null;

create table accounts_one_time_codes (
  code_hash    bytea primary key,
  member_id    uuid not null references accounts_members (id),
  expires_at   timestamptz not null,
  used_at      timestamptz
);

create table accounts_captchas (
  id           uuid primary key,
  merchant_id  uuid not null,
  answer       text not null,
  expires_at   timestamptz not null,
  used_at      timestamptz
);
create index accounts_captchas_expiry on accounts_captchas (expires_at);

-- Refused logins by account name and by address; a captcha is asked for from a number on.
create table accounts_login_refusals (
  merchant_id  uuid not null,
  subject      text not null,
  refusals     integer not null,
  last_at      timestamptz not null,
  primary key (merchant_id, subject)
);
