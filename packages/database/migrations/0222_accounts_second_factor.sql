-- The authenticator app's secret, wrapped by the platform's; recovery codes as hashes; and the tickets of those who have shown
-- the first factor and owe the second one.

create table accounts_authenticators (
  member_id       uuid primary key references accounts_members (id),
  wrapped_secret  bytea not null,
  created_at      timestamptz not null,
  -- Null until the first code has shown that the app has the secret: nothing is asked of the member before.
  confirmed_at    timestamptz,
  -- The time step of the last code that was taken: none counts twice, nor an older one.
  last_step       bigint not null default 0
);

create table accounts_recovery_codes (
  member_id  uuid not null references accounts_members (id),
  code_hash  bytea not null,
  used_at    timestamptz,
  primary key (member_id, code_hash)
);

create table accounts_entry_tickets (
  ticket_hash      bytea primary key,
  merchant_id      uuid not null,
  member_id        uuid not null references accounts_members (id),
  -- Of the browser's device secret: the ticket is of use there alone.
  browser_hash     bytea not null,
  -- Whether the device is to be remembered; null where nothing was said.
  remember         boolean,
  -- The device credential that stood in the password's place; spent when the entry is complete.
  credential_hash  bytea,
  expires_at       timestamptz not null,
  used_at          timestamptz
);
create index accounts_entry_tickets_expiry on accounts_entry_tickets (expires_at);
