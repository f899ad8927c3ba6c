-- "Remembered on this device": a secret that stands in the password's place, good for one login from the device it was given
-- to, which gives the next one. One that comes back after it was used, or from elsewhere, was copied: its whole family ends.

create table accounts_device_credentials (
  secret_hash  bytea primary key,
  family_id    uuid not null,
  member_id    uuid not null references accounts_members (id),
  device_id    uuid not null references accounts_devices (id),
  issued_at    timestamptz not null,
  expires_at   timestamptz not null,
  used_at      timestamptz,
  revoked_at   timestamptz
);
create index accounts_device_credentials_family on accounts_device_credentials (family_id);
create index accounts_device_credentials_member on accounts_device_credentials (member_id, device_id)
  where used_at is null and revoked_at is null;
create index accounts_device_credentials_expiry on accounts_device_credentials (expires_at);
