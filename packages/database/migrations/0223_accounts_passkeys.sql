-- Passkeys (WebAuthn): public keys of credentials that live in a member's phone or key ring, for the host they were made at;
-- and the challenges that are out, each good for one answer.

create table accounts_passkeys (
  id             uuid primary key,
  member_id      uuid not null references accounts_members (id),
  merchant_id    uuid not null,
  host_name      text not null,
  credential_id  text not null unique,
  public_key     bytea not null,
  counter        bigint not null,
  transports     text[] not null,
  -- Whether it may be, and is, copied to the member's other devices.
  synced         boolean not null,
  backed_up      boolean not null,
  name           text not null,
  created_at     timestamptz not null,
  last_used_at   timestamptz
);
create index accounts_passkeys_member on accounts_passkeys (member_id);

create table accounts_passkey_challenges (
  ticket_hash  bytea primary key,
  merchant_id  uuid not null,
  host_name    text not null,
  challenge    text not null,
  -- Whose new passkey it is for; null for a login, which learns from the answer who it is.
  member_id    uuid references accounts_members (id),
  expires_at   timestamptz not null
);
create index accounts_passkey_challenges_expiry on accounts_passkey_challenges (expires_at);
