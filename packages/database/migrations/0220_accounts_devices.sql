-- The browsers and apps that a member has logged in from. A device is known by a secret in a cookie, of which only the hash
-- is stored; one browser that several members use has a row for each.

create table accounts_devices (
  id               uuid primary key,
  member_id        uuid not null references accounts_members (id),
  merchant_id      uuid not null,
  secret_hash      bytea not null,
  -- What it says of itself: the shell it runs in, and its User-Agent.
  kind             text not null,
  user_agent       text not null,
  -- Where it was last seen.
  address          text not null,
  first_seen_at    timestamptz not null,
  last_seen_at     timestamptz not null,
  -- It was new to an account that had others: the member is told, until he has looked at it.
  announced        boolean not null default false,
  acknowledged_at  timestamptz,
  removed_at       timestamptz
);
create unique index accounts_devices_secret on accounts_devices (member_id, secret_hash) where removed_at is null;

alter table accounts_sessions add column device_id uuid references accounts_devices (id);
create index accounts_sessions_device on accounts_sessions (device_id) where ended_at is null;
