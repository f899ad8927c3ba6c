-- Those who run a house: their accounts, apart from members', and their sessions.
create table operators_accounts (
  id             uuid primary key,
  user_name      text not null,
  user_name_key  text not null generated always as (lower(user_name)) stored unique,
  password_hash  text not null,
  role           text not null check (role in ('reviewer', 'support', 'admin')),
  -- The one merchant that he works for; null: every one.
  merchant_id    uuid,
  opened_at      timestamptz not null,
  disabled_at    timestamptz
);

create table operators_sessions (
  id           uuid primary key,
  operator_id  uuid not null references operators_accounts (id),
  -- The merchant at whose host it began: it is good there alone.
  merchant_id  uuid not null,
  token_hash   bytea not null unique,
  address      text not null,
  started_at   timestamptz not null,
  seen_at      timestamptz not null,
  expires_at   timestamptz not null,
  ended_at     timestamptz
);
create index operators_sessions_operator on operators_sessions (operator_id) where ended_at is null;
create index operators_sessions_expiry on operators_sessions (expires_at);
